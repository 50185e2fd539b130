import type { Language } from './language.ts'

/**
 * For each language its articles, pronouns, prepositions, conjunctions and auxiliary verbs, and the words that only ask:
 * question words, 'is called' and 'please'. The lists are short because long questions need the other frequent words.
 */
export const STOP_WORD_LISTS: Readonly<Partial<Record<Language, string>>> = {
  ar:
    'في من على إلى عن مع بعد قبل عند بين حول خلال ضمن منذ حتى و أو ثم أن إن أنه أنها ان لا لم لن ما ليس غير قد كل بعض ' +
    'هو هي هم هذا هذه ذلك تلك الذي التي الذين كان كانت يكون تكون تم كما فيه فيها به بها له لها منه منها عليه عليها ' +
    'ماذا متى أين كيف كم لماذا هل أي أية بماذا لمن ممن مما عم فيم بم لما يا فضلك رجاء',
  bg:
    'и в във на с със за от до по при към през без под над след преди между че да не ще е са бе беше бяха съм си се го я ' +
    'му ѝ им ги той тя то те ние вие аз този тази това тези който която което които един една едно или но като как кога ' +
    'къде какво какъв каква какви кой коя кое кои кого колко защо дали ли чий чия откъде моля',
  da:
    'og i at er en et den det de der som på til af for med fra ved om under over efter før mellem mod uden eller men ' +
    'ikke har havde var blev bliver være blevet han hun vi jeg du sig sin sit sine hans hendes deres denne dette disse ' +
    'kan skal vil så også hvad hvem hvis hvor hvornår hvorfor hvordan hvilken hvilket hvilke mange meget venligst',
  de:
    'der die das den dem des ein eine einen einem einer eines und oder aber nicht ist sind war waren wird werden wurde ' +
    'wurden worden sein hat haben hatte hatten kann können soll sollte muss müssen in im an am auf aus bei beim bis ' +
    'durch für gegen mit nach seit über um unter von vom vor zu zum zur zwischen als auch so wenn dass daß weil ob ' +
    'noch nur sich es er sie ihr ihre ihrer ihren ihrem sein seine seiner seinen seinem wir ich man dieser diese dieses ' +
    'diesen diesem wer wen wem wessen was wann wo woher wohin warum weshalb wieso wie viel viele vielen welche welcher ' +
    'welches welchem welchen womit wodurch wofür worauf woran worin worüber wovon wozu gibt bitte',
  el:
    'ο η το οι τα του της των τον την τους τις στο στη στην στον στα στις στους ένας μια ένα και ή αλλά να θα δεν μη μην ' +
    'με σε για από ως μετά πριν κατά προς χωρίς που ότι αν είναι ήταν είχε έχει έχουν αυτό αυτός αυτή αυτά αυτές αυτοί ' +
    'τι ποιος ποια ποιο ποιοι ποιες ποιον ποιους πού πότε πώς πόσο πόσα πόσοι πόσες γιατί παρακαλώ',
  en:
    'a about above after again against all also am an and any are as at be because been before being below between ' +
    'both but by can could did do does doing down during each few for from further had has have having he her ' +
    'here hers him his how i if in into is it its itself just may me might more most must my no nor not of off ' +
    'on once only or other our ours out over own shall she should so some such than that the their theirs them ' +
    'then there these they this those through to too under until up upon very was we were what when where ' +
    'which while who whom whose why will with within without would you your yours',
  es:
    'el la los las lo un una unos unas y e o u de del al a en con por para sin sobre entre desde hasta hacia según ' +
    'durante tras que se su sus le les me mi te tu nos es son era eran fue fueron ser está están ha han había haber ' +
    'hay no ni si pero como más este esta estos estas ese esa esos esas qué quién quien quiénes quienes cuál cual cuáles ' +
    'cuales cuándo cuando cuánto cuánta cuántos cuántas dónde donde adónde cómo cuyo cuya cuyos cuyas favor',
  fi:
    'ja tai on ei se ne hän he ovat oli olivat olla ollut sekä että kun kuin myös mutta jos niin joka jotka jonka joita ' +
    'tämä nämä tuo nuo sen niiden hänen heidän mikä mitä mitkä minkä missä mistä mihin milloin miten miksi millainen ' +
    'kuka kuka ketä kenen ketkä kuinka moni monta paljon kumpi onko oliko voiko ole kiitos',
  fr:
    'le la les un une des du de au aux et ou à en dans par pour sur sous avec sans entre vers chez depuis pendant avant ' +
    'après que qui ne pas plus se ce cet cette ces son sa ses leur leurs il elle ils elles on nous vous je tu y est sont ' +
    'était étaient fut furent être été a ont avait avaient avoir si mais comme quel quelle quels quelles quoi quand où ' +
    'comment combien pourquoi lequel laquelle lesquels lesquelles dont t-il t-elle svp',
  hi:
    'का की के को से में पर ने और या कि यह वह ये वे जो भी ही तो हो है हैं था थी थे एक इस उस इन उन लिए द्वारा कर करने करता करते ' +
    'करती किया गया गई गए जाता जाती जाते हुए हुआ हुई होता होती होते अपने अपनी अपना तक साथ बाद नहीं क्या कौन किस किसे किसने ' +
    'किसका किसकी किसके किन किसको कब कहाँ कहां क्यों कैसे कैसा कैसी कितना कितनी कितने कौनसा कौनसी कृपया बताइए बताएं',
  hu:
    'a az egy és vagy de nem is hogy ha van volt voltak lesz lenne ez azt ezt ennek annak amely amelyek aki akik ami ' +
    'amit mint csak már még meg el ki be fel le után előtt között alatt szerint által miatt ő ők minden mi mit miért ' +
    'miből miről mikor mennyi mennyit milyen melyik melyek hol hova honnan hogyan hány hányan ki kik kit kinek kinél kérem',
  hy:
    'և ու կամ բայց է են էր էին եմ ես լինել եղել չի չէ որ որը որի որոնք այս այդ այն նա նրա նրանք իր իրենց մի մեջ վրա համար ' +
    'հետ մինչև մասին կողմից ըստ ինչ ինչի ով ում ովքեր երբ որտեղ ուր որտեղից ինչպես ինչու ինչքան քանի որքան որն խնդրում',
  id:
    'yang di ke dari dan atau pada untuk dengan dalam oleh sebagai adalah ialah ini itu tidak juga akan telah sudah ' +
    'ada para bagi antara karena tetapi ia dia mereka kami kita saya nya apa apakah siapa siapakah kapan kapankah mana ' +
    'dimana manakah bagaimana bagaimanakah mengapa kenapa berapa berapakah tolong',
  it:
    'il lo la i gli le un uno una e o di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli ' +
    'alle dal dallo dalla dai dagli dalle nel nello nella nei negli nelle sul sullo sulla sui sugli sulle che chi non si ' +
    'è sono era erano fu furono essere stato stata ha hanno aveva avevano avere suo sua suoi sue loro questo questa ' +
    'questi queste come più ma se anche cosa quale quali qual quando dove quanto quanta quanti quante perché cui favore',
  ja:
    'の は が を に へ と で も や から まで より か ね よ な だ です ます た て し する した して いる いた ある あった れ られ なる など ' +
    'この その あの これ それ こと もの ため よう 何 何か 誰 だれ いつ どこ どの どれ どちら どう どんな なぜ いくつ いくら 何人 何年 ' +
    'ください 教え 教えて',
  ko:
    '은 는 이 가 을 를 의 에 에서 와 과 및 그 이것 그것 있다 있는 있습니까 이다 입니다 입니까 누가 누구 누구의 누구인가 무엇 무엇을 ' +
    '무엇이 무엇인가 무엇입니까 언제 어디 어디에 어디에서 어디서 어떻게 어떤 어느 왜 몇 얼마나 얼마 무슨',
  lt:
    'ir ar arba bet ne yra buvo būti bus kad kaip jis ji jie jos jo jų savo šis ši tai tas ta į iš su be po prie per už ' +
    'nuo iki apie dėl pagal tarp ant kas ką ko kam kuo kur kada kodėl kiek koks kokia kokie kokios kokį kokią kuris ' +
    'kuri kurie kurios kurį kieno prašau',
  nl:
    'de het een en of maar niet is zijn was waren wordt worden werd werden heeft hebben had hadden kan kunnen zal in op ' +
    'aan van voor met door bij uit naar om over onder tot tussen na als dat die dit deze er ook nog te zich hij zij ze ' +
    'we ik je u men haar hun wie wat wanneer waar waarom waardoor waarmee waarin waarvoor waarvan hoe hoeveel veel ' +
    'welk welke wiens alstublieft',
  no:
    'og i at er en et ei den det de der som på til av for med fra ved om under over etter før mellom mot uten eller men ' +
    'ikke har hadde var ble blir være blitt han hun vi jeg du seg sin sitt sine hans hennes deres denne dette disse kan ' +
    'skal vil så også hva hvem hvor når hvorfor hvordan hvilken hvilket hvilke mange mye vennligst',
  pt:
    'o a os as um uma uns umas e ou de do da dos das em no na nos nas ao à aos às por pelo pela pelos pelas para com sem ' +
    'sobre entre até desde durante que se seu sua seus suas lhe ele ela eles elas é são era eram foi foram ser está ' +
    'estão tem têm tinha há não mas como mais este esta estes estas esse essa isso quem qual quais quando quanto quanta ' +
    'quantos quantas onde aonde porque porquê cujo cuja favor',
  ro:
    'și şi sau dar nu de din pe la în cu pentru prin despre între spre după până fără sub a al ai ale o un una unei unui ' +
    'niște este e sunt era erau fost fi au am are avea că să se își îi îl le lui ei lor său sa mai care ce cine cui când ' +
    'cînd unde cum cât câtă câți câţi câte acest această aceste acești aceasta acesta rog',
  ru:
    'и в во на с со к ко о об от до из по за у при для без под над между через а но или не ни же ли бы что чтобы как то ' +
    'это этот эта эти этого тот та те он она оно они его её ее их ему им был была было были быть есть себя свой который ' +
    'которая которое которые которого кто кого кому кем ком чего чему чем чём когда где куда откуда почему зачем какой ' +
    'какая какое какие какого какую каким каких каком какими сколько чей чья чьё чьи называется называются называлась называлось назывался зовут звали пожалуйста',
  sv:
    'och i att är en ett den det de som på till av för med från vid om under över efter före mellan mot utan eller men ' +
    'inte har hade var blev blir vara blivit han hon vi jag du sig sin sitt sina hans hennes deras denna detta dessa kan ' +
    'ska vill så också vad vem vems var vart när varför hur vilken vilket vilka många mycket snälla',
  ta:
    'மற்றும் ஒரு இந்த அந்த இது அது என்று என்ற என என்பது உள்ள இருந்து ஆகும் அல்லது போன்ற தன் அவர் அவர்கள் இவர் யார் யாரை ' +
    'யாருடைய என்ன எது எந்த எங்கே எங்கு எப்போது எப்பொழுது எப்படி ஏன் எத்தனை எவ்வளவு எவை தயவுசெய்து',
  th:
    'และ หรือ ที่ ซึ่ง ใน ของ เป็น คือ มี ได้ ให้ จะ ไม่ ก็ กับ แก่ จาก ถึง โดย ว่า นี้ นั้น การ ความ อยู่ แล้ว ไป มา ' +
    'อะไร ใคร เมื่อไร เมื่อไหร่ เมื่อใด ไหน ที่ไหน อย่างไร ยังไง ทำไม เท่าไร เท่าไหร่ กี่ ใด ครับ ค่ะ กรุณา',
  tr:
    've veya ya da de ile bir bu şu o için gibi kadar göre sonra önce olan olarak oldu olduğu olduğunu ise ki daha en ' +
    'çok her ama ancak değil var yok onun onlar bunun ne neyi neye neden nedir nerede nereye nereden nasıl niçin niye ' +
    'kim kimi kime kimin kimdir kimler kimlerdir hangi hangisi hangileri hangisidir kaç kaçıncı kaçtır mi mı mu mü midir ' +
    'mıdır mudur müdür lütfen',
  uk:
    'і й та в у на з із зі до від за по при для без під над між через а але або чи не ні ж же би що щоб як це цей ця ці ' +
    'той та ті він вона воно вони його її їх був була було були бути є який яка яке які якого хто кого кому ким чого ' +
    'чому чим коли де куди звідки навіщо скільки чий чия чиє чиї будь ласка',
  zh:
    '的 了 在 和 与 與 及 或 也 而 被 把 对 對 于 於 为 為 以 从 從 由 是 有 这 這 那 其 之 所 他 她 它 吗 嗎 呢 吧 ' +
    '什么 什麼 甚么 谁 誰 哪 哪个 哪個 哪里 哪裡 哪裏 哪些 哪儿 怎么 怎麼 怎样 怎樣 如何 为什么 為什麼 何 何时 何時 ' +
    '为何 為何 几 幾 多少 请问 請問',
}
