import { expect, test } from 'vitest'
import { createMemoryOf } from '../../support.ts'

interface Texts {
  readonly filename: string
  readonly text: string
  /** Requests for a summary of the only document. */
  readonly requests: readonly string[]
}

const TEXTS: Readonly<Record<string, Texts>> = {
  German: {
    filename: 'protokoll-gartenverein.md',
    text: '# Protokoll des Gartenvereins\n\nDer Gartenverein hat am 3. Mai die neue Wasserleitung beschlossen. Die Leitung kostet 4200 Euro und wird im Herbst gebaut. Jedes Mitglied arbeitet dafür zwei Tage im Jahr. Der Vorstand prüft bis Juni drei Angebote von Firmen.',
    requests: [
      'Fasse das Dokument zusammen',
      'Worum geht es in dem Protokoll?',
      'Was sind die wichtigsten Punkte?',
      'Bitte gib mir eine kurze Zusammenfassung des Protokolls vom Gartenverein',
    ],
  },
  Spanish: {
    filename: 'acta-comunidad.md',
    text: '# Acta de la comunidad\n\nLa comunidad aprobó el 3 de mayo la nueva tubería del agua. La tubería cuesta 4200 euros y se construye en otoño. Cada vecino paga su parte en dos plazos iguales. La presidenta revisa hasta junio tres ofertas de empresas.',
    requests: [
      'Resume el documento',
      '¿De qué trata el acta?',
      '¿Cuáles son los puntos principales?',
      '¿Puedes hacerme un resumen del acta de la comunidad?',
    ],
  },
  French: {
    filename: 'compte-rendu-jardin.md',
    text: '# Compte rendu du jardin\n\nLe jardin a décidé le 3 mai de construire la nouvelle conduite d’eau. La conduite coûte 4200 euros et sera construite en automne. Chaque membre travaille deux jours par an pour la conduite. Le bureau examine trois offres avant le mois de juin.',
    requests: [
      'Résume le document',
      'De quoi parle ce texte ?',
      'Quels sont les points principaux ?',
      'Peux-tu me faire un résumé du compte rendu ?',
    ],
  },
  Italian: {
    filename: 'verbale-orto.md',
    text: '# Verbale dell’orto\n\nL’orto ha deciso il 3 maggio la nuova conduttura dell’acqua. La conduttura costa 4200 euro e sarà costruita in autunno. Ogni socio lavora due giorni all’anno per la conduttura. Il consiglio esamina tre offerte entro il mese di giugno.',
    requests: [
      'Riassumi il documento',
      'Di cosa parla il verbale?',
      'Quali sono i punti principali?',
      "Fammi un riassunto del verbale dell'orto",
    ],
  },
  Portuguese: {
    filename: 'ata-horta.md',
    text: '# Ata da horta\n\nA horta decidiu no dia 3 de maio construir a nova tubagem de água. A tubagem custa 4200 euros e será construída no outono. Cada membro trabalha dois dias por ano para a tubagem. A direção analisa três propostas até o mês de junho.',
    requests: [
      'Resuma o documento',
      'Do que trata a ata?',
      'Quais são os pontos principais?',
      'Você pode fazer um resumo da ata da horta?',
    ],
  },
  Russian: {
    filename: 'протокол-сад.md',
    text: '# Протокол садового товарищества\n\nТоварищество решило третьего мая построить новый водопровод для участков. Водопровод стоит 4200 евро и будет построен осенью этого года. Каждый член работает для него два дня в году. Правление до июня рассмотрит три предложения разных фирм.',
    requests: [
      'Кратко изложи документ',
      'О чём этот протокол?',
      'Каковы основные выводы?',
      'Сделай краткое содержание протокола',
    ],
  },
  Chinese: {
    filename: '会议纪要.md',
    text: '# 花园协会会议纪要\n\n花园协会在五月三日决定修建新的供水管道。管道的费用是4200欧元，将在秋天开始修建。每个会员每年要为管道工作两天时间。理事会在六月以前审查三家公司的报价。',
    requests: [
      '总结一下这份文件',
      '这份纪要讲的是什么？',
      '文件的要点有哪些？',
      '请概括花园协会会议纪要的主要内容',
    ],
  },
  Japanese: {
    filename: '議事録.md',
    text: '# 園芸会の議事録\n\n園芸会は五月三日に新しい水道管を作ることを決めました。水道管の費用は4200ユーロで、秋に工事が始まります。会員は毎年二日間、水道管のために働きます。役員会は六月までに三つの会社の見積もりを調べます。',
    requests: [
      'この文書を要約してください',
      '議事録は何について書かれていますか？',
      '要点は何ですか？',
      '園芸会の議事録の概要を教えて',
    ],
  },
  Arabic: {
    filename: 'محضر-الحديقة.md',
    text: '# محضر جمعية الحديقة\n\nقررت جمعية الحديقة في الثالث من مايو بناء أنبوب جديد للمياه. تبلغ تكلفة الأنبوب 4200 يورو وسيبنى في فصل الخريف. يعمل كل عضو يومين في السنة من أجل الأنبوب. يدرس المجلس ثلاثة عروض من الشركات قبل شهر يونيو.',
    requests: [
      'لخص الوثيقة',
      'عم يتحدث المحضر؟',
      'ما هي النقاط الرئيسية؟',
      'أعطني ملخصا لمحضر جمعية الحديقة',
    ],
  },
}

const CASES = Object.entries(TEXTS).flatMap(([language, { filename, text, requests }]) =>
  requests.map((request) => [language, request, filename, text] as const),
)

test.each(CASES)('a request for a summary in %s, "%s", is answered', async (_, request, filename, text) => {
  const memory = await createMemoryOf({ [filename]: text })
  const { sources } = memory.ask(request)
  expect(sources.length).toBeGreaterThanOrEqual(3)
})

test('a summary of a German document can be asked for in English, and the other way round', async () => {
  const { German, Spanish } = TEXTS
  const memory = await createMemoryOf({
    'protokoll-gartenverein.md': German?.text ?? '',
    'acta-comunidad.md': Spanish?.text ?? '',
  })
  const files = (question: string): string[] => memory.ask(question).sources.map(({ filename }) => filename)
  expect(new Set(files('Summarize protokoll-gartenverein'))).toEqual(new Set(['protokoll-gartenverein.md']))
  expect(new Set(files('Fasse acta-comunidad zusammen'))).toEqual(new Set(['acta-comunidad.md']))
})
