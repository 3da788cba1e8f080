# Il consigliere: ciò che tutti i giochi condividono. La pagina lo dice accanto al biglietto, il server rifiuta così.

coach-better = renderebbe di più: { $action }
server-coach-people = il consigliere tace finché a questo tavolo gioca un’altra persona
server-coach-turn = il consigliere parla a chi deve decidere, e ora non sei tu
web-coach = Il consigliere
web-coach-looks = Fammi vedere…
web-coach-costs = { $points ->
    [one] Attenzione: ti costa circa { $points } punto.
   *[other] Attenzione: ti costa circa { $points } punti.
}
web-coach-slip = Un momento:
web-coach-anyway = Fallo lo stesso
web-coach-back = Torna indietro
web-coach-late = L’ho visto troppo tardi, ma puoi ancora tornare indietro: { $move }.
web-coach-leave = Lascia così
web-coach-quiet = Silenzio per questo turno
web-coach-off = Disattiva
web-coach-on = Consigliere
    .about = dice che cosa conta e avverte prima delle mosse costose
web-coach-calm = Per ora nulla di urgente.
web-coach-waits = Guardo che cosa fanno gli altri.
