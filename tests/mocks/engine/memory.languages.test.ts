import { expect, test } from 'vitest'
import { createMemoryOf } from './support.ts'

/** For each language a text, a question about it, and a part of the answer. */
const TEXTS: Readonly<Record<string, readonly [text: string, question: string, answer: string]>> = {
  ar: [
    'يقع مصنع الزجاج في مدينة الساحل القديمة. تأسس المصنع في عام 1904 على يد عائلة نصار. ينتج المصنع الأكواب والنوافذ.',
    'متى تأسس مصنع الزجاج؟',
    '1904',
  ],
  de: [
    'Die Glasbläserei Werner steht im Tal der Lauter. Sie wurde am 3. Juni 1887 von Emil Werner gegründet. Heute arbeiten dort 42 Menschen.',
    'Wer hat die Glasbläserei gegründet?',
    'Emil Werner',
  ],
  en: [
    'The Harrow lighthouse stands on the north coast. Its lamp is visible for 31 kilometres. Keepers lived there until 1962.',
    'How far is the lamp of the lighthouse visible?',
    '31 kilometres',
  ],
  es: [
    'El puente de Alcora cruza el río Verde. Los ingenieros lo terminaron en 1931 después de siete años de trabajo. Hoy lo usan solo los peatones.',
    '¿Cuándo terminaron los ingenieros el puente de Alcora?',
    '1931',
  ],
  hi: [
    'यह पुस्तकालय शहर के बीच में है। पुस्तकालय में पचास हज़ार किताबें हैं। इसकी इमारत लाल पत्थर से बनी है।',
    'पुस्तकालय में कितनी किताबें हैं?',
    'पचास हज़ार',
  ],
  ro: [
    'Moara din satul Lunca se află pe malul râului. Moara a fost construită în 1852 de meșterul Ion Barbu. Astăzi este muzeu.',
    'Cine a construit moara din Lunca?',
    'Ion Barbu',
  ],
  ru: [
    'Обсерватория стоит на горе Белой. Численность её сотрудников — 60 человек. Телескоп обсерватории построил инженер Орлов в 1958 году.',
    'Кто построил телескоп обсерватории?',
    'Орлов',
  ],
  tr: [
    'Kervansaray eski ipek yolunun üzerindedir. Kervansarayı 1540 yılında mimar Yakup yaptırdı. Bugün bir otel olarak kullanılır.',
    'Kervansarayı kim yaptırdı?',
    'Yakup',
  ],
  zh: [
    '茶园位于山的南坡。茶园每年生产三十吨绿茶。采茶的季节从四月开始。',
    '茶园每年生产多少绿茶？',
    '三十吨',
  ],
}

test.each(Object.entries(TEXTS))(
  'a question in %s is answered from the document in its language',
  async (language, [, question, answer]) => {
    const memory = await createMemoryOf(
      Object.fromEntries(Object.entries(TEXTS).map(([name, [text]]) => [`${name}.txt`, text])),
    )
    const [source] = memory.ask(question).sources
    expect(source?.filename).toBe(`${language}.txt`)
    expect(source?.excerpt).toContain(answer)
  },
)
