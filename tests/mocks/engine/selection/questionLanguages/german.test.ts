import { testKinds } from './support.ts'

testKinds('German', {
  summary: [
    'Fasse das Dokument zusammen.',
    'Kannst du mir den Bericht kurz zusammenfassen?',
    'Worum geht es in der Hausordnung?',
    'Gib mir einen Überblick über das Protokoll',
    'Was sind die wichtigsten Punkte?',
    'Zusammenfassung bitte',
  ],
  definition: [
    'Was ist eine Rückstauklappe?',
    'Was versteht man unter Grundumlage?',
    'Was bedeutet "Karenzzeit"?',
    'Wofür steht die Abkürzung BHKW?',
    'was heißt zzgl.?',
  ],
  person: [
    'Wer hat den Vertrag unterschrieben?',
    'Wen soll ich bei einem Wasserschaden anrufen?',
    'wie heißt der Hausmeister',
    'An wen muss ich die Kündigung schicken?',
  ],
  date: [
    'Wann beginnt die Probezeit?',
    'Bis wann muss ich die Unterlagen abgeben?',
    'Um wie viel Uhr schließt das Büro?',
    'An welchem Tag wird der Müll abgeholt?',
    'Ich bin ab Montag im Urlaub, wann muss ich den Schlüssel zurückgeben?',
  ],
  place: [
    'Wo finde ich den Hauptschalter?',
    'Wohin kommen die leeren Batterien?',
    'In welcher Stadt sitzt die Firma?',
  ],
  reason: [
    'Warum wurde die Miete erhöht?',
    'Wieso blinkt die rote Lampe?',
    'Aus welchem Grund wurde der Antrag abgelehnt?',
    'Weshalb darf man das Gerät nicht kippen?',
  ],
  count: ['Wie viele Mitglieder hat der Verein?', 'Wieviele Tage Urlaub bekomme ich?'],
  amount: [
    'Wie viel kostet ein Parkausweis?',
    'Was kostet die Reparatur?',
    'Wie lange dauert der Kurs?',
    'Wie hoch ist die Kaution?',
    'Wie oft muss der Filter gewechselt werden?',
  ],
  instruction: [
    'Wie melde ich mich ab?',
    'Wie kann ich das Passwort zurücksetzen?',
    'was tun, wenn die Heizung ausfällt?',
    'Wie wechselt man den Filter?',
  ],
  purpose: ['Wozu dient der grüne Knopf?', 'Wofür ist das Ventil da?'],
  list: [
    'Welche Unterlagen brauche ich?',
    'Nenne alle Ausnahmen.',
    'Was gehört zum Lieferumfang?',
    'Welche Zahlungsarten gibt es?',
  ],
  yesNo: [
    'Darf ich im Treppenhaus rauchen?',
    'Muss man die Reise vorher genehmigen lassen?',
    'ist der Eintritt frei',
    'Gibt es einen Aufzug?',
    'Mein Sohn ist zwölf, kann er mitmachen?',
  ],
})
