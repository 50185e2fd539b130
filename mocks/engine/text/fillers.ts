import { fold } from './fold.ts'
import type { Language } from './language.ts'

/** For each language the words of talk, which say nothing about what is asked: 'isn't', 'what now', 'darf ich schon'. */
const FILLERS: Readonly<Partial<Record<Language, string>>> = {
  de:
    'darf dürfen durfte dürfte könnte könnten möchte möchten will wollen muß musst müsste sollten würde würden kannst ' +
    'bin bist hab habe hast hätte wäre mein meine meinen meinem meiner dein deine unser unsere euer eure mir mich dir ' +
    'dich uns euch ihm ihn ihnen etwas irgendwas irgendwie nichts alles jemand niemand schon gerade jetzt eigentlich denn ' +
    'mal doch eben halt ja nein gleich dann da dort hier los geht gehen tun mache machen macht gemacht ganz sehr ' +
    'überhaupt etwa ungefähr genau wirklich vielleicht also danke hallo sollen kriege kriegt bekomme',
  en:
    'now still ever even already yet maybe perhaps actually really exactly please anyway okay ok hi hello hey thanks ' +
    'thank instead else anything something nothing everything anyone anybody everyone everybody someone somebody none ' +
    'got gets getting gonna wanna like quite rather pretty lot lots bit able simply basically roughly approximately ' +
    'though although whether us shall supposed',
  es:
    'puedo puede pueden podemos puedes podría debo debe deben debemos tengo tiene tienen tenemos tener tenía quiero ' +
    'quiere quieren voy va van vamos hago hace hacen hacer haga ya algo alguien nada nadie todo todos mi mis tus nuestro ' +
    'nuestra mucho mucha poco muy también aún todavía ahora entonces aquí allí así sea estoy estamos exactamente más ' +
    'menos pues gracias hola toca',
  fr:
    'peut peux puis pouvons pouvez peuvent pourrait dois doit doivent devons devez faut faudrait veux veut veulent vais ' +
    'va vas vont fait faire fais font mon ma mes ton ta tes notre nos votre vos moi toi lui eux quelque chose quelqu un ' +
    'rien tout tous toute toutes encore déjà aussi alors donc maintenant ici là bien vraiment exactement environ serons ' +
    'seront sera suis sommes êtes ai as avez avons est merci bonjour afin',
  it:
    'posso può possono possiamo puoi potrei devo deve devono dobbiamo voglio vuole vogliono vado va vanno fare faccio fa ' +
    'fanno mio mia miei mie tuo tua nostro nostra vostro mi ti ci vi me te noi qualcosa qualcuno niente nulla tutto tutti ' +
    'ancora già adesso ora allora quindi qui qua là bene davvero esattamente circa molto poco grazie ciao sono sia ho hai',
  pt:
    'posso pode podem podemos poderia devo deve devem tenho temos ter quero quer querem vou vai vão vamos fazer faço faz ' +
    'meu minha meus minhas teu tua nosso nossa me te nós algo alguém nada ninguém tudo todos ainda já agora então aqui ali ' +
    'lá bem muito pouco também exatamente sou somos estou obrigado olá',
  ru:
    'можно могу может можем могут нужно надо должен должна должны хочу хочет мне меня мой моя мои твой наш наша нам вам ' +
    'вас нас тебе что-то кто-то ничего никто всё все ещё уже сейчас теперь тогда тут там здесь вот ведь очень примерно ' +
    'точно делать сделать буду будет спасибо привет',
}
const CONTRACTION =
  /^\p{L}+n['’]t$|^(?:i|we|you|he|she|it|they|that|there|what|who|where|how|when|why|let)['’](?:m|s|re|ve|ll|d)$/u

const sets = new Map<Language, ReadonlySet<string>>()

/** Whether a folded word is no content word of a question in its language. */
export function isFiller(folded: string, language: Language): boolean {
  const own = language === 'unknown' ? 'en' : language
  const known = sets.get(own) ?? new Set((FILLERS[own] ?? '').split(' ').map((word) => fold(word, own)))
  sets.set(own, known)
  return known.has(folded) || (own === 'en' && CONTRACTION.test(folded))
}
