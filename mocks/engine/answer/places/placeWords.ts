import { anyOf } from '../../selection/questionLanguages/questionLanguage.ts'

const { raw } = String

const PAGE = raw`(?:pages?|p\.|pg\.?|seiten?|página|pagina|страниц\p{L}*|ال?صفحة)`
const SECTION = raw`(?:chapter|section|clause|article|paragraph|kapitels?|abschnitts?|ziffer|artikels?|cap[ií]tulo|secci[oó]n|apartado|cláusula|artículo|chapitre|capitolo|sezione|articolo|se[cç]ção|seção|artigo|глав[аеуы]|раздел[ае]?|стать[яеи]|пункт[ае]?|ال?فصل|ال?قسم|ال?مادة|ال?بند)`
const ANNEX = raw`(?:appendix|annex|schedule|anhangs?|anlage|apéndice|anexo|annexe|appendice|allegato|приложени\p{L}*|ال?ملحق)`
const ORDINAL = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth'

/** 'page 7', 'Seite 7', '第7页', '7ページ'. */
export const PAGE_NUMBER = anyOf(
  raw`(?:\b(?:the|on|der|auf|la|el|le|a|na|на)\b )?\b${PAGE}\s*(?:no\.?|nr\.?|number)?\s*(?<a>\d+)\b`,
  raw`第\s*(?<b>\d+)\s*[页頁]|(?<c>\d+)\s*ページ(?:目)?`,
  raw`\b(?<d>\d+)[-\s]?(?:й|ая|ей|ой)? страниц\p{L}*`,
)
export const LAST_PAGE = anyOf(
  raw`\b(?:last|final) page\b|\bletzten? seite\b|\búltima página\b|\bdernière page\b|\bultima pagina\b|последн\p{L}+ страниц\p{L}*|最[后後](?:一[页頁]|のページ)|الصفحة الأخيرة`,
)
export const FIRST_PAGE = anyOf(
  raw`\b(?:first|title) page\b|\bersten? seite\b|\bprimera página\b|\bpremière page\b|\bprima pagina\b|\bprimeira página\b|перв\p{L}+ страниц\p{L}*|第一[页頁]|最初のページ|الصفحة الأولى`,
)
/** 'chapter 3', 'section 2.2', '§ 4', 'chapter C'. */
export const SECTION_NUMBER = anyOf(
  raw`(?:\b(?<label>${SECTION})\s*(?:no\.?|nr\.?|number)?\s*|§\s*)(?<a>\d+(?:\.\d+)*|[A-Z](?:\.\d+)*(?![\p{L}'’]))`,
)
/** '第3章'. */
export const CJK_SECTION = /第\s*(?<a>\d+)\s*[章节節条條]/u
export const ORDINAL_SECTION = anyOf(raw`\b(?<ordinal>${ORDINAL}) (?<label>chapter|section)\b`)
/** '2.2' as the subject: 'what does 4.6 say'. */
export const BARE_NUMBER = anyOf(
  raw`\b(?:what does|what is in|summari[sz]e) (?<a>\d+\.\d+(?:\.\d+)*)(?= say|$|[?.])`,
)
/** 'appendix B', 'Anhang 2'. */
export const ANNEX_NUMBER = anyOf(raw`\b(?<label>${ANNEX})\s*(?<a>\d+|\p{Lu}(?!\p{L})|[a-z](?![\p{L}'’]))`)
/** Titles by which people name a part. */
export const NAMED_PART = anyOf(
  raw`\b(?:what does|what is in|what's in|whats in|summari[sz]e|according to|in) the (?<name>introduction|conclusions?|abstract|summary|preface|foreword|glossary|preamble|epilogue|definitions)\b(?! of (?!the (?:document|paper|report|manual|book|study)))`,
  raw`\b(?:fasse|was steht in|in|laut) (?:der|die|das|dem) (?<name2>einleitung|zusammenfassung|schlussfolgerung|vorwort|präambel)\b`,
)
export const ORDINALS: readonly string[] = ORDINAL.split('|')

/** 'Which section covers …?': what is asked for is the place. */
export const ASKS_SECTION = anyOf(
  raw`^(?:in |on |under )?(?:which|what) (?:section|chapter|clause|part|page|annex|appendix|article|paragraph|schedule|item|entry)s?(?: of (?:the |this )?[\p{L}\d -]+?)? (?:covers?|deals? with|is about|are about|describes?|explains?|tells? (?:me |us )?(?:about |how (?:to |i |you )?)?|talks? about|discusses?|lists?|contains?|defines?|says?|handles?|do (?:i|you|we) (?:find|explain|describe)|can (?:i|we) (?:find|read)(?: about)?|has|is|are)\b`,
  raw`^where (?:is|are|in the \p{L}+ is) (?=.+(?:described|explained|documented|discussed|mentioned|covered))`,
  raw`^where (?:do|can) i (?:find|read) (?:the (?:section|part|chapter) (?:on|about)|about)\b`,
  raw`^(?:where is|where's|wheres) the (?:section|part|chapter) (?:on|about|for)\b`,
  raw`^(?:in )?welche[mrs]? (?:abschnitt|kapitel|teil|seite|paragraf|anhang)\b`,
  raw`^¿?(?:en |de )?qué (?:sección|capítulo|apartado|página|cláusula|anexo)\b`,
  raw`^(?:dans |à )?quel(?:le)? (?:section|chapitre|page|partie|article|annexe)\b`,
  raw`^(?:in )?(?:quale|che) (?:sezione|capitolo|pagina|parte|articolo|allegato)\b`,
  raw`^(?:em )?(?:que|qual) (?:seção|secção|capítulo|página|parte|artigo|anexo)\b`,
  raw`^(?:в |на )?как(?:ом|ой|ая) (?:раздел\p{L}*|глав\p{L}*|страниц\p{L}*|част\p{L}*|пункт\p{L}*)`,
  '^(?:在)?哪(?:一|个)?(?:章|节|節|页|頁|部分)|^どの(?:章|節|ページ|部分)',
  raw`^(?:في )?(?:أي|اي) (?:قسم|فصل|صفحة|جزء|ملحق)`,
)
/** Words of such a question that say nothing about the subject. */
export const SECTION_WORDS = new Set(
  (
    'section chapter clause part page annex appendix article paragraph schedule item entry covers cover covered deals deal about describes ' +
    'described explains explained documented discussed discusses mentioned tells talks lists listed contains handles find read use which in on what ' +
    'the of is are where do does i you me this document manual handbook which abschnitt kapitel teil seite behandelt beschreibt steht geht um handelt ' +
    'sección capítulo apartado página trata habla explica chapitre parle traite explique sezione capitolo parla tratta spiega seção fala'
  ).split(' '),
)
