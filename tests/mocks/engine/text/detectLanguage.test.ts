import { expect, test } from 'vitest'
import { detectLanguage } from '../../../../mocks/engine/text/detectLanguage.ts'

test.each([
  ['ar', 'تقع المحطة قرب النهر وتفتح أبوابها كل صباح. يصل القطار الأول في الساعة السابعة.'],
  [
    'bg',
    'Гарата се намира до реката и отваря всяка сутрин. Първият влак идва в седем часа, а последният към полунощ.',
  ],
  [
    'da',
    'Stationen ligger ved floden og åbner hver morgen. Det første tog kommer klokken syv, og det sidste efter midnat.',
  ],
  ['de', 'Der Bahnhof liegt am Fluss und öffnet jeden Morgen. Der erste Zug kommt um sieben Uhr.'],
  ['el', 'Ο σταθμός βρίσκεται κοντά στο ποτάμι και ανοίγει κάθε πρωί.'],
  ['en', 'The station is near the river and opens every morning. The first train arrives at seven.'],
  ['es', 'La estación está cerca del río y abre cada mañana. El primer tren llega a las siete.'],
  ['fi', 'Asema on joen rannalla ja se avataan joka aamu. Ensimmäinen juna saapuu kello seitsemän.'],
  [
    'fr',
    'La gare se trouve près de la rivière et ouvre chaque matin. Le premier train arrive à sept heures.',
  ],
  ['hi', 'यह स्टेशन नदी के पास है और हर सुबह खुलता है। पहली रेलगाड़ी सात बजे आती है।'],
  ['hu', 'Az állomás a folyó mellett van, és minden reggel kinyit. Az első vonat hét órakor érkezik.'],
  [
    'id',
    'Stasiun itu terletak di dekat sungai dan dibuka pada setiap pagi. Kereta pertama tiba pada pukul tujuh.',
  ],
  ['it', 'La stazione si trova vicino al fiume e apre ogni mattina. Il primo treno arriva alle sette.'],
  ['ja', '駅は川の近くにあり、毎朝開きます。'],
  ['ko', '역은 강 근처에 있으며 매일 아침 문을 연다.'],
  ['lt', 'Stotis yra prie upės ir atidaroma kiekvieną rytą. Pirmasis traukinys atvyksta septintą valandą.'],
  ['nl', 'Het station ligt bij de rivier en gaat elke ochtend open. De eerste trein komt om zeven uur.'],
  ['pt', 'A estação fica perto do rio e abre todas as manhãs. O primeiro trem chega às sete horas.'],
  ['ro', 'Gara se află lângă râu și se deschide în fiecare dimineață. Primul tren sosește la ora șapte.'],
  ['ru', 'Станция находится у реки и открывается каждое утро. Первый поезд приходит в семь часов.'],
  ['sv', 'Stationen ligger vid floden och öppnar varje morgon. Det första tåget kommer klockan sju.'],
  ['th', 'สถานีอยู่ใกล้แม่น้ำและเปิดทุกเช้า'],
  ['tr', 'İstasyon nehrin yanındadır ve her sabah açılır. İlk tren saat yedide gelir.'],
  ['uk', 'Станція розташована біля річки і відчиняється щоранку. Перший потяг приходить о сьомій годині.'],
  ['zh', '车站在河边，每天早上开门。第一班火车七点到达。'],
  [
    'unknown',
    'Stacja znajduje się nad rzeką i jest otwierana każdego ranka. Pierwszy pociąg przyjeżdża o siódmej.',
  ],
  ['unknown', 'ایستگاه در کنار رودخانه است و هر روز صبح باز می‌شود.'],
  ['unknown', 'Reykjavik Oslo 1200 Helsinki'],
])('detectLanguage returns %s for %j', (language, text) => {
  expect(detectLanguage([text])).toBe(language)
})

test('detectLanguage tells Russian from Bulgarian although every word has letters of both', () => {
  expect(detectLanguage(['Численность населения города на начало года'])).toBe('ru')
})

test('detectLanguage ignores names in other scripts', () => {
  expect(detectLanguage(['Посёлок (English: Centre) стоит у реки, в нём живёт около тысячи человек.'])).toBe(
    'ru',
  )
})

test('detectLanguage reads all parts', () => {
  expect(detectLanguage(['1', '2', 'The station is near the river.'])).toBe('en')
})
