import { testKinds } from './support.ts'

testKinds('Italian', {
  summary: [
    'Riassumi il documento.',
    'Mi fai un riassunto del verbale?',
    'Di cosa parla questo manuale?',
    'Quali sono i punti principali?',
    'Dammi una panoramica del contratto',
  ],
  definition: [
    "Che cos'è una franchigia?",
    "Cos'è il periodo di prova?",
    'Cosa significa "preavviso"?',
    'Che vuol dire IMU?',
    'Cosa si intende per infortunio in itinere?',
  ],
  person: [
    'Chi ha firmato il contratto?',
    'A chi devo mandare la domanda?',
    'come si chiama il direttore',
    'Chi è il responsabile della sicurezza?',
  ],
  date: [
    'Quando comincia il corso?',
    'Entro quando devo pagare?',
    'A che ora chiude la piscina?',
    'che giorno passano a ritirare i rifiuti',
    "In che anno è stata fondata l'azienda?",
  ],
  place: ["Dov'è il contatore dell'acqua?", 'Dove si buttano le pile?', 'In quale città ha sede la ditta?'],
  reason: [
    'Perché è aumentato il canone?',
    'Qual è il motivo del ritardo?',
    'perche non parte il motore',
    'Come mai la spia lampeggia?',
  ],
  count: ['Quanti giorni di ferie mi spettano?', 'Quante persone possono entrare?'],
  amount: [
    'Quanto costa il biglietto?',
    'Quanto tempo dura la garanzia?',
    "Qual è il prezzo dell'abbonamento?",
    'A che temperatura si cuoce la torta?',
    'Ogni quanto va cambiato il filtro?',
  ],
  instruction: [
    'Come posso disdire il contratto?',
    'come faccio a cambiare la password?',
    'Ho perso la tessera, cosa devo fare?',
    'Come si pulisce il serbatoio?',
    'Cosa fare in caso di perdita?',
  ],
  purpose: ['A cosa serve il pulsante rosso?', 'Per che cosa si usa il filtro?'],
  list: [
    'Quali documenti servono?',
    'Elenca le eccezioni.',
    'Quali sono i requisiti?',
    'Cosa comprende il pacchetto?',
  ],
  yesNo: [
    'Posso portare il cane?',
    'Bisogna prenotare?',
    "C'è un ascensore?",
    'Se disdico il giorno prima, mi rimborsano?',
    'si può pagare con la carta?',
  ],
})
