### Meisterdiebe

game-title = Meisterdiebe
game-summary = Juwelen verschwinden in einem Würfel mit zwölf Schubladen, der gedreht und gewendet wird: Merk dir, wo, sonst wirst du erwischt.
option-open_cube = Offener Würfel

## Choices

# Characters stand on buttons and after “{ $seat } ist”.
choice-play =
    { $what ->
        [jeweller] Juwelier
        [jewellers-wife] Juwelierin
        [smuggler] Schmuggler
        [thief] Dieb
        [master-thief] Meisterdieb
       *[detective] Detektiv
    }
# The place of a drawer: it also stands alone.
choice-open =
    { $what ->
        [top-front] oben vorn
        [top-right] oben rechts
        [top-back] oben hinten
        [top-left] oben links
        [middle-front] Mitte vorn
        [middle-right] Mitte rechts
        [middle-back] Mitte hinten
        [middle-left] Mitte links
        [bottom-front] unten vorn
        [bottom-right] unten rechts
        [bottom-back] unten hinten
       *[bottom-left] unten links
    }
choice-shut = keine Schublade öffnen
choice-leave = die Steine liegen lassen
# Seats are counted from 0; the hint says who sits there.
choice-diamond-to = ein Diamant für Platz { $what }
choice-sapphire-to = ein Saphir für Platz { $what }
choice-put =
    { $what ->
        [diamond] einen Diamanten hineinlegen
       *[sapphire] einen Saphir hineinlegen
    }
choice-enough = das genügt
choice-plunder = die Steine nehmen
choice-pull = die Schublade weiter herausziehen
choice-stay = den Würfel so lassen
choice-flip = den Würfel wenden
choice-turn =
    { $what ->
        [top-left] oberste Ebene nach links drehen
        [top-right] oberste Ebene nach rechts drehen
        [two-left] obere zwei Ebenen nach links drehen
       *[two-right] obere zwei Ebenen nach rechts drehen
    }
choice-turn-flip =
    { $what ->
        [top-left] oberste Ebene nach links drehen, dann wenden
        [top-right] oberste Ebene nach rechts drehen, dann wenden
        [two-left] obere zwei Ebenen nach links drehen, dann wenden
       *[two-right] obere zwei Ebenen nach rechts drehen, dann wenden
    }
choice-flip-turn =
    { $what ->
        [top-left] wenden, dann oberste Ebene nach links drehen
        [top-right] wenden, dann oberste Ebene nach rechts drehen
        [two-left] wenden, dann obere zwei Ebenen nach links drehen
       *[two-right] wenden, dann obere zwei Ebenen nach rechts drehen
    }

## Phases: what is asked, and what it is about

phase-place = In welche Schublade legst du einen Diamanten?
phase-place-help =
    Bevor das Spiel beginnt, werden reihum { $box-setup-placed_diamonds } Diamanten versteckt. Du öffnest eine Schublade und legst
    deinen Diamanten in ihr oberes Fach; was herausfällt, kommt dazu, und niemand wird erwischt. Danach darfst
    du den Würfel drehen und wenden. Alle sehen, was wohin kommt: Merk es dir.
phase-choose = Welcher Charakter bist du in dieser Runde?
phase-choose-help =
    Alle wählen geheim eine Charakterkarte; alle werden zusammen aufgedeckt. Die Züge folgen der Reihenfolge
    ① bis ⑥, bei gleichen Charakteren den Zahlen auf den Karten. Juwelier, Juwelierin und Schmuggler schaffen
    Imitate fort, Dieb, Meisterdieb und Detektiv bringen Steine ein. Eine gespielte Karte kommt erst zurück,
    wenn alle sechs gespielt sind. Wer den gleichen Charakter hat, gibt die Karte nach der Runde
    untereinander weiter.
phase-open = Welche Schublade öffnest du?
phase-open-help =
    Du darfst eine Schublade öffnen, auf jeder Seite jeder Ebene. Was in ihrem oberen Fach liegt, bleibt dort.
    Was im unteren liegt, fällt heraus: Dann bist du erwischt und tust nichts, außer als Juwelierin. Ist ein
    Detektiv im Spiel, kommen gefallene Steine auf das rote Tuch, sonst in das obere Fach. Wer eine Schublade
    öffnet, muss auch handeln.
phase-act = Was tust du mit der offenen Schublade?
phase-act-help =
    Juwelier und Juwelierin legen Imitate aus dem Minusvorrat hinein. Der Schmuggler darf vorher alle
    gefundenen Steine als Imitate an die anderen verteilen. Der Meisterdieb nimmt die Steine oder zieht die
    Schublade weiter heraus: Liegt dort oben ein Rubin, bekommt er beides, sonst gar nichts.
phase-twist = Was tust du mit dem Würfel?
phase-twist-help =
    Am Ende deines Zuges darfst du einmal drehen und einmal wenden, in beliebiger Reihenfolge. Nach rechts
    gedreht, kommt die vordere Schublade auf die rechte Seite, die rechte nach hinten und so weiter; nach links
    umgekehrt. Nichts fällt. Beim Wenden rollt der Würfel zur Seite: Oberste und unterste Ebene tauschen die
    Plätze, links und rechts ebenso; in jeder Schublade wird das obere Fach zum unteren. Was oben lag, fällt
    dann dem vor die Füße, der diese Schublade öffnet.
phase-over = Das Spiel ist aus
phase-over-help =
    Steine im Plusvorrat zählen: ein Diamant { $box-gems-diamond-points }, ein Saphir { $box-gems-sapphire-points }, ein Rubin { $box-gems-ruby-points }. Jeder Stein im Minusvorrat zählt { $box-gems-imitation-points }.
    Die meisten Punkte gewinnen; bei Gleichstand entscheiden mehr Rubine, dann mehr Saphire.

## Events

event-cards-dealt = { $seat } bekommt die Zahlen { $numbers } (vom Juwelier bis zum Detektiv).
event-round-began = Runde { $round } beginnt.
event-character-revealed = { $seat } ist { $character } { $number }.
event-drawer-opened =
    { $seat } öffnet die Schublade { $drawer }. Im oberen Fach: { $sapphires ->
        [0] { $diamonds ->
            [0] nichts
            [one] ein Diamant
           *[other] { $diamonds } Diamanten
        }
       *[other] { $diamonds ->
            [0] { "" }
            [one] ein Diamant und{ " " }
           *[other] { $diamonds } Diamanten und{ " " }
        }{ $sapphires ->
            [one] ein Saphir
           *[other] { $sapphires } Saphire
        }
    }. Es fällt heraus: { $fallen_sapphires ->
        [0] { $fallen_diamonds ->
            [0] nichts
            [one] ein Diamant
           *[other] { $fallen_diamonds } Diamanten
        }
       *[other] { $fallen_diamonds ->
            [0] { "" }
            [one] ein Diamant und{ " " }
           *[other] { $fallen_diamonds } Diamanten und{ " " }
        }{ $fallen_sapphires ->
            [one] ein Saphir
           *[other] { $fallen_sapphires } Saphire
        }
    }.
event-nothing-opened = { $seat } öffnet keine Schublade.
event-player-caught = { $seat } ist erwischt und darf nichts tun.
event-gem-put =
    { $gem ->
        [diamond] { $seat } legt einen Diamanten hinein.
       *[sapphire] { $seat } legt einen Saphir hinein.
    }
event-gems-kept =
    { $where ->
        [cloth] Auf das rote Tuch: { $sapphires ->
            [0] { $diamonds ->
                [0] nichts
                [one] ein Diamant
               *[other] { $diamonds } Diamanten
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] ein Diamant und{ " " }
               *[other] { $diamonds } Diamanten und{ " " }
            }{ $sapphires ->
                [one] ein Saphir
               *[other] { $sapphires } Saphire
            }
        }.
       *[drawer] Zurück in das obere Fach: { $sapphires ->
            [0] { $diamonds ->
                [0] nichts
                [one] ein Diamant
               *[other] { $diamonds } Diamanten
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] ein Diamant und{ " " }
               *[other] { $diamonds } Diamanten und{ " " }
            }{ $sapphires ->
                [one] ein Saphir
               *[other] { $sapphires } Saphire
            }
        }.
    }
event-gem-handed =
    { $gem ->
        [diamond] { $seat } gibt { $receiver } einen Diamanten, als Imitat.
       *[sapphire] { $seat } gibt { $receiver } einen Saphir, als Imitat.
    }
event-gems-taken =
    { $seat } nimmt { $rubies ->
        [0] { $sapphires ->
            [0] { $diamonds ->
                [0] nichts
                [one] einen Diamanten
               *[other] { $diamonds } Diamanten
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] einen Diamanten und{ " " }
               *[other] { $diamonds } Diamanten und{ " " }
            }{ $sapphires ->
                [one] einen Saphir
               *[other] { $sapphires } Saphire
            }
        }
       *[other] { $rubies ->
            [one] einen Rubin
           *[other] { $rubies } Rubine
        }{ $sapphires ->
            [0] { $diamonds ->
                [0] { "" }
                [one] { " und " }einen Diamanten
               *[other] { " und " }{ $diamonds } Diamanten
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] { ", " }einen Diamanten
               *[other] { ", " }{ $diamonds } Diamanten
            }{ $sapphires ->
                [one] { " und " }einen Saphir
               *[other] { " und " }{ $sapphires } Saphire
            }
        }
    }.
event-pulled-out =
    { $seat } zieht die Schublade weiter heraus: { $found ->
        [ruby] Oben liegt ein Rubin!
        [fallen] Ein Rubin fällt heraus und kommt in das obere Geheimfach. Beute gibt es keine.
        [empty] Sie ist groß, aber ohne Rubin. Beute gibt es keine.
       *[small] Sie ist klein. Beute gibt es keine.
    }
event-twisted = { $seat } beendet den Zug: { $twist }.
event-cards-passed = Den gleichen Charakter hatten { $seats }; sie geben die Karten weiter. In dieser Reihenfolge haben sie jetzt: { $numbers }.
event-hands-taken = Alle sechs Karten sind gespielt: Alle nehmen sie zurück.
event-end-near =
    { $reason ->
        [supply] { $seat } hat kein Imitat mehr: Diese Runde ist die letzte.
       *[rubies] { $seat } hat den letzten Rubin gefunden: Diese Runde ist die letzte.
    }
event-time-up =
    { $rounds ->
        [one] Nach { $rounds } Runde endet das Spiel.
       *[other] Nach { $rounds } Runden endet das Spiel.
    }
event-placed =
    Platz { $place }: { $seat }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $rubies ->
        [0] kein Rubin
        [one] 1 Rubin
       *[other] { $rubies } Rubine
    }{ $title ->
        [king] : König der Meisterdiebe!
        [jeweller] : der reichste Juwelier im Revier!
       *[none] .
    }

## Board

board-cube = Der Würfel, seine vier Seiten nebeneinander
board-crooks = Vorräte und Hände
board-round = Diese Runde
board-own = Deine Karten
board-aim =
    Das Ziel: am Ende die meisten Punkte. Echte Steine in deinem Plusvorrat zählen (Diamant { $box-gems-diamond-points }, Saphir { $box-gems-sapphire-points }, Rubin
    { $box-gems-ruby-points }), Imitate in deinem Minusvorrat kosten je 1. Ein Imitat, das du in einer Schublade versteckst, ist echt
    für den, der es stiehlt. Das Spiel endet, wenn jemand kein Imitat mehr hat oder alle Rubine gefunden sind.
# Above the columns of the cube and inside its drawers: at most 8 characters.
board-side =
    { $side ->
        [front] vorn
        [right] rechts
        [back] hinten
       *[left] links
    }
# Beside the rows of the cube: at most 6 characters.
board-layer =
    { $layer ->
        [top] oben
        [middle] Mitte
       *[bottom] unten
    }
board-was =
    { $layer ->
        [top] war oben
        [middle] war Mitte
       *[bottom] war unten
    }
board-turned =
    { $way ->
        [left] ← nach links
       *[right] → nach rechts
    }
board-untouched = Noch niemand hat den Würfel bewegt.
board-from = von { $side }
board-last =
    { $verb ->
        [stay] { $name } lässt den Würfel, wie er ist.
       *[other] { $name }: { $twist }.
    }
board-last-how =
    { $verb ->
        [stay] { $name } lässt den Würfel, wie er ist. Alles bleibt, wo es war.
       *[other] { $name }: { $twist } ({ $how }).
    }
board-open-drawer =
    Offen: { $place }. Im oberen Fach: { $upper }. { $fell ->
        [cloth] Aufs rote Tuch fiel: { $fallen }.
        [drawer] Gefallen, jetzt oben: { $fallen }.
       *[none] Nichts fiel heraus.
    }
board-nothing = nichts
board-cloth = Rotes Tuch: { $gems }
# Columns are as wide as their longest word, and names get the rest: at most 13 characters.
board-character =
    { $character ->
        [jeweller] Juwelier
        [jewellers-wife] Juwelierin
        [smuggler] Schmuggler
        [thief] Dieb
        [master-thief] Meisterdieb
       *[detective] Detektiv
    }
board-column =
    { $column ->
        [name] Wer
        [plus] Plus
        [minus] Minus
       *[hand] Hand
    }
board-you = { $name } (du)
board-other = { $name }
board-choosing = wählt …
board-ready = hat gewählt
board-hides = legt hinein
board-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
board-placing = Versteckt: { $placed } von { $all } Diamanten
board-last-round = die letzte Runde
# Notes below the panels, also part of the help: at most 92, 47, 37 and 92 characters.
board-sign-cube = „von links“: diese Schublade war vor dieser Bewegung links · ⇅ auf den Kopf gestellt
board-sign-cube-open = ■ groß ▪ klein · ▴ oben ▾ unten (oder oben/unten) · ┊● Rubin im Geheimfach
board-sign-crooks = ◇ Diamant { $box-gems-diamond-points } · ◆ Saphir { $box-gems-sapphire-points } · ● Rubin { $box-gems-ruby-points } · Minus { $box-gems-imitation-points }
board-sign-round = ✓ fertig · ▶ jetzt · ①–⑥ Zugfolge
board-sign-own = ①–⑥ Zugfolge; bei Gleichen entscheidet die Zahl · in Klammern: gespielt, verdeckt
board-act =
    { $character ->
        [smuggler] { $count ->
            [0] Du legst ein Imitat hinein. Welches?
           *[other] { $gone ->
                [0] Verteilst du alle Steine, oder lässt du alle liegen?
               *[other] Wer bekommt den nächsten Stein?
            }
        }
        [master-thief] Nimmst du die Steine, oder suchst du einen Rubin?
        [jewellers-wife] { $gone ->
            [0] Welches Imitat legst du hinein?
           *[other] Legst du noch eines hinein?
        }
       *[jeweller] Welches Imitat legst du hinein?
    }
board-handed =
    { $gem ->
        [diamond] ein Diamant für { $name }
       *[sapphire] ein Saphir für { $name }
    }
board-gems = { $rubies ->
        [0] { $sapphires ->
            [0] { $diamonds ->
                [0] nichts
                [one] ein Diamant
               *[other] { $diamonds } Diamanten
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] ein Diamant und{ " " }
               *[other] { $diamonds } Diamanten und{ " " }
            }{ $sapphires ->
                [one] ein Saphir
               *[other] { $sapphires } Saphire
            }
        }
       *[other] { $rubies ->
            [one] ein Rubin
           *[other] { $rubies } Rubine
        }{ $sapphires ->
            [0] { $diamonds ->
                [0] { "" }
                [one] { " und " }ein Diamant
               *[other] { " und " }{ $diamonds } Diamanten
            }
           *[other] { $diamonds ->
                [0] { "" }
                [one] { ", " }ein Diamant
               *[other] { ", " }{ $diamonds } Diamanten
            }{ $sapphires ->
                [one] { " und " }ein Saphir
               *[other] { " und " }{ $sapphires } Saphire
            }
        }
    }
board-race = Punkte, Runde für Runde
board-result =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $rubies ->
        [0] kein Rubin
        [one] 1 Rubin
       *[other] { $rubies } Rubine
    }{ $title ->
        [king] ; König der Meisterdiebe
        [jeweller] ; der reichste Juwelier im Revier
       *[none] { "" }
    }
board-own-card = { $character } { $number }
board-own-spoken = Deine Karten auf der Hand: { $hand }. Verdeckt: { $count ->
        [0] keine
       *[other] { $played }
    }.
board-own-supplies = Dein Plusvorrat: { $plus }. Deine Imitate: { $minus }.
board-spoken-round =
    { $round ->
        [0] Vor dem Spiel: { $placed } von { $all } Diamanten sind versteckt.
       *[other] Runde { $round }.
    }
board-spoken-cloth = Auf dem roten Tuch: { $gems }.
board-spoken-crook =
    { $name }{ $character ->
        [none] { "" }
       *[other] , { $played } { $number }
    }: Plusvorrat: { $plus }; Imitate: { $minus }; auf der Hand: { $count ->
        [0] keine Karte
       *[other] { $hand }
    }.
board-spoken-order = Noch am Zug sind: { $names }.
board-spoken-drawer =
    { $size ->
        [large] { $place }, groß
       *[small] { $place }, klein
    }: oberes Fach { $upper }, unteres Fach { $lower }{ $ruby ->
        [upper] ; ein Rubin im oberen Geheimfach
        [lower] ; ein Rubin im unteren Geheimfach
       *[none] { "" }
    }.
board-move = { $from } → { $to }
hint-play =
    { $what ->
        [jeweller] legt ein Imitat in eine Schublade
        [jewellers-wife] legt ein Imitat hinein und darf je Detektiv noch eines; wird nie erwischt
        [smuggler] verteilt, was in einer Schublade liegt, als Imitate; legt dann eines hinein
        [thief] nimmt alle Steine, die in einer Schublade oben liegen
        [master-thief] wie der Dieb, oder setzt sie für einen Rubin im Geheimfach aufs Spiel
       *[detective] bekommt alle Steine, die bei anderen herausfallen; öffnet nichts
    }
hint-open =
    { $known ->
        [yes] oben: { $upper }; unten: { $lower }
       *[no] { $who ->
            [none] dein Diamant kommt in das obere Fach
            [thief] du nimmst, was oben liegt; fällt etwas heraus, bist du erwischt
            [master-thief] du nimmst, was oben liegt, oder suchst einen Rubin; fällt etwas heraus, bist du erwischt
            [jewellers-wife] du legst Imitate hinein, was auch herausfällt
           *[other] du legst ein Imitat hinein; fällt etwas heraus, bist du erwischt
        }
    }
hint-shut = du drehst und wendest nur den Würfel
hint-leave = dann legst du nur ein eigenes Imitat hinein
hint-diamond-to =
    { $count ->
        [one] { $receiver }, bisher { $count } Imitat
       *[other] { $receiver }, bisher { $count } Imitate
    }
hint-sapphire-to =
    { $count ->
        [one] { $receiver }, bisher { $count } Imitat
       *[other] { $receiver }, bisher { $count } Imitate
    }
hint-put =
    { $worth ->
        [one] wer ihn stiehlt, hat { $worth } Punkt
       *[other] wer ihn stiehlt, hat { $worth } Punkte
    }
hint-enough = du legst nichts mehr hinein
hint-plunder = in deinen Plusvorrat: { $gems }
hint-pull = liegt oben ein Rubin, nimmst du beides; sonst gehst du leer aus, und die Steine bleiben
hint-stay = jede Schublade bleibt, wo sie ist
hint-flip = die vorderen Schubladen: { $moves }; oberes ↔ unteres Fach
hint-turn = { $path }
hint-turn-flip = die vorderen Schubladen: { $moves }; oberes ↔ unteres Fach
hint-flip-turn = die vorderen Schubladen: { $moves }; oberes ↔ unteres Fach

## Was einer Wahl fehlt, die jetzt nicht möglich ist

lack-hand = du hast diese Karte gespielt; nach der letzten nimmst du alle zurück
lack-imitation = davon hast du keine mehr

## Die Schachtel

box-field =
    { $field ->
        [players] Spielerzahlen
        [cube] Der Würfel
        [large_sides] Seiten mit großen Schubladen
        [rubies_upper] Rubine in den oberen Geheimfächern dieser Seite
        [rubies_lower] Rubine in den unteren Geheimfächern dieser Seite
        [layers] Ebenen (1 bis 3)
        [gems] Edelsteine
        [diamond] Diamanten
        [sapphire] Saphire
        [ruby] Rubine
        [imitation] Steine im Minusvorrat
        [total] Wie viele es gibt
        [points] Punkte für jeden
        [setup] Am Anfang
        [minus_diamonds] Diamanten in jedem Minusvorrat
        [minus_sapphires] Saphire in jedem Minusvorrat
        [placed_diamonds] Diamanten, die in den Würfel gelegt werden
        [characters] Charaktere
        [numbers] Zahlen auf den Karten eines jeden
        [titles] Titel
        [king_min_rubies] Rubine, die ein König braucht
        [limits] Wann eine Partie von selbst endet
        [rounds] Höchstens so viele Runden
       *[other] { $field }
    }
