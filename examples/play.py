"""A whole game of Adel verpflichtet with PettingZoo, everybody playing at random: `python examples/play.py`."""

from clubantique.research.pettingzoo import adel_v0

env = adel_v0.env(players=4)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        print(agent, reward)
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
