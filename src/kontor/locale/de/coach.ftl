# Der Ratgeber: was alle Spiele teilen. Die Seite sagt es neben dem Zettel, der Server lehnt damit ab.

coach-better = mehr brächte: { $action }
server-coach-people = der Ratgeber schweigt, solange noch jemand an diesem Tisch mitspielt
server-coach-turn = der Ratgeber spricht nur, wenn du entscheiden musst
web-coach = Der Ratgeber
web-coach-looks = Lass mich sehen…
web-coach-costs = { $points ->
    [one] Vorsicht: Das kostet dich etwa { $points } Punkt.
   *[other] Vorsicht: Das kostet dich etwa { $points } Punkte.
}
web-coach-slip = Einen Moment:
web-coach-anyway = Trotzdem so spielen
web-coach-back = Zurücknehmen
web-coach-late = Das sah ich zu spät, aber du kannst es noch zurücknehmen: { $move }.
web-coach-leave = So lassen
web-coach-quiet = Ruhe in diesem Zug
web-coach-off = Ausschalten
web-coach-on = Ratgeber
    .about = sagt, worauf es ankommt, und warnt vor teuren Zügen
web-coach-calm = Gerade drängt nichts.
web-coach-waits = Ich sehe zu, was die anderen tun.
