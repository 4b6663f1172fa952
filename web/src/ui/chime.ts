/** A short soft chime: two quiet tones, the second a fifth above the first, each fading like a small bell. */

const TONES = [
  { pitch: 523.25, after: 0 },
  { pitch: 783.99, after: 0.16 },
]
const LOUDNESS = 0.12
const RISE = 0.02
const FADE = 0.9
const SILENCE = 0.0001

let audio: AudioContext | null = null

/** Browsers let a page sound only after somebody has touched it: until then this does nothing. */
export function chime(): void {
  try {
    audio ??= new AudioContext()
    const here = audio
    void here.resume().then(() => TONES.forEach(({ pitch, after }) => ring(here, pitch, here.currentTime + after)))
  } catch {
    // A browser without sound still shows title and icon.
  }
}

function ring(audio: AudioContext, pitch: number, start: number): void {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch })
  const volume = new GainNode(audio, { gain: SILENCE })
  volume.gain.setValueAtTime(SILENCE, start)
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + RISE)
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + FADE)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + FADE)
}
