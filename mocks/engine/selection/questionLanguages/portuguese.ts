import { anyOf, asks, type QuestionLanguage } from './questionLanguage.ts'

const { raw } = String
const PREPOSITION = '(?:a|ao|de|do|da|em|com|por|para|desde|ate|sobre|segundo|entre|durante)'

export const PORTUGUESE: QuestionLanguage = {
  language: 'pt',
  opening: anyOf(
    raw`^(?:(?:ola|oi|bom dia|por favor|e|mas|entao)\b,? (?!(?:preciso|possivel|permitido|necessario|verdade|obrigatorio)))*(?:(?:voce )?(?:me )?(?:pode|poderia|podes|podia) (?:me )?(?:dizer|dizer-me|explicar|explicar-me|informar),? |(?:diga-me|me diga|diz-me|explique) (?=(?:qu|o que|onde|como|por)))?`,
  ),
  start: anyOf(
    raw`^(?:${PREPOSITION} )?(?:o que|que|quem|qual|quais|quando|quanto|quanta|quantos|quantas|onde|aonde|como)\b`,
    raw`^(?:por que|por qual|porque)\b`,
    raw`^(?:posso|pode|podem|podemos|e (?:preciso|possivel|permitido|necessario)|ha|tem|existe|devo|deve|da para|recebo|preciso)\b`,
  ),
  kinds: {
    summary: asks(
      raw`^(?:resuma|resume|resumir|resumo|sintetize|sintetiza)\b|\bum (?:breve )?resumo\b|^(?:voce )?(?:pode|poderia|podes) resumir`,
      raw`\b(?:visao geral|panorama|sintese|resumo) (?:de|do|da|dos|das|sobre)\b`,
      raw`^(?:de que|do que|sobre o que|sobre que|de que assunto) (?:trata|se trata|tratam|fala|falam|e)\b`,
      raw`^qua(?:l|is) (?:e|sao) (?:o tema|o assunto|a ideia|as ideias|os pontos|os resultados|as conclusoes)(?: (?:principal|principais|chave|mais importantes|fundamentais|centrais))?\b`,
      raw`^o que diz (?:o|este|esta|a) [^,]*(?:documento|arquivo|ficheiro|texto|relatorio|artigo|carta|manual|contrato|ata)$`,
    ),
    date: asks(
      raw`^(?:${PREPOSITION} )?quando\b`,
      raw`\b(?:que|qual|quais) (?:e (?:a |o )?|foi (?:a |o )?)?(?:dia|dias|data|ano|anos|mes|meses|hora|horas|horario|seculo|decada|semana|prazo)\b`,
      raw`^(?:data|prazo|horario|hora)\b`,
    ),
    count: asks(raw`\bquant[oa]s\b`, raw`^numero de\b|\b(?:qual e o|que) numero (?:total )?de\b`),
    amount: asks(
      raw`\bquant[oa]\b`,
      raw`\b(?:que|qual) (?:e |era |sera )?(?:o |a )?(?:\p{L}+ )?(?:preco|custo|temperatura|velocidade|tamanho|comprimento|peso|altura|largura|distancia|idade|percentagem|porcentagem|proporcao|pressao|potencia|dose|valor|limite|maximo|minimo|tarifa|taxa|duracao|capacidade|superficie|populacao|multa|caucao|salario|prazo de validade)\b`,
      raw`^(?:o |a )?(?:preco|custo|valor|tarifa|taxa|temperatura|peso|duracao|limite)\b`,
    ),
    place: asks(
      raw`^(?:${PREPOSITION} )?a?onde\b`,
      raw`\b(?:em|de|a|para) (?:que|qual) (?:cidade|pais|lugar|local|regiao|rua|sala|edificio|andar|estado|continente|pasta|parte|sitio)\b`,
      raw`^(?:qual cidade|qual pais|qual e o endereco|qual e a morada)\b`,
    ),
    person: asks(
      raw`^(?:${PREPOSITION} )?quem\b`,
      raw`^como se chama(?:m|va)? (?:o|a|os|as)\b`,
      raw`\b(?:que|qual) (?:pessoa|autor|autora|rei|rainha|presidente|empresa|equipe|equipa|companhia|cientista|ator|atriz|organizacao)\b`,
      raw`^qual e o nome d`,
    ),
    reason: asks(
      raw`^por ?que\b`,
      raw`^(?:por )?qua(?:l|is) (?:e |foi |sao |foram )?(?:o |a |os |as )?(?:motivo|motivos|razao|razoes|causa|causas)\b`,
      raw`^a que se deve\b`,
    ),
    instruction: asks(
      raw`^como (?:e que )?(?:eu |nos |a gente )?(?:posso|podemos|se pode|devo|devemos|faco|fazemos|fazer|fazer para)\b`,
      raw`^como (?:e que )?(?:eu )?(?:o |a |me |se |os |as )*(?!funciona|foi|era|chama)\p{L}+(?:o|amos|emos|imos|ar|er|ir)\b`,
      raw`^como se (?!chama|define|explica|diferencia)\p{L}+`,
      raw`^o que (?:eu )?(?:faco|fazemos|fazer|devo fazer|tenho que fazer|preciso fazer|e preciso fazer|deve ser feito)\b`,
      raw`^(?:instrucoes|passos) (?:para|de)\b`,
      raw`^(?:com )?(?:que|qual) (?:comando|tecla|opcao|botao)\b`,
    ),
    purpose: asks(
      raw`^para (?:o )?que (?:e que )?(?:serve|servem|se usa|e usad[oa]|se utiliza|e)\b`,
      raw`^o que faz (?:o|a)\b`,
      raw`^qual e (?:a funcao|o objetivo|o proposito|a finalidade|o papel)\b`,
    ),
    list: asks(
      raw`^(?:liste|lista|enumere|enumera|cite|mencione|nomeie|faca uma lista)\b`,
      raw`^quais\b`,
      raw`^que \p{L}{3,}s\b(?! (?:e|foi|era)\b)`,
      raw`^o que (?:inclui|contem|abrange|esta incluido|vem incluido)\b|^em que consiste\b`,
      raw`^que tipos? de\b`,
    ),
    definition: asks(
      raw`^(?:o que|que|quem) (?:e|sao|era|eram|foi) (?:(?:um|uma|o|a|os|as) )*(?:[^ ]+ ?){1,4}$`,
      raw`^(?:o )?que (?:significa|significam|quer dizer|querem dizer|se entende por)\b`,
      raw`\b(?:significado|definicao) d`,
    ),
    choice: asks(raw`^(?:${PREPOSITION} )?(?:o )?(?:que|qual|quais)\b`),
    yesNo: asks(
      raw`^(?:posso|pode|podem|podemos|e (?:preciso|possivel|permitido|necessario|verdade|obrigatorio)|ha|tem|existe|devo|deve|da para|recebo|preciso)\b`,
    ),
  },
  asksByTone: true,
  standsFor: anyOf(raw`\b(?:siglas?|significam?|quer dizer|abreviatura)\b`),
  requestWords:
    'resuma resume resumir resumo sintetize síntese visão geral panorama faça faz fazer dê dar você pode poderia podes breve por favor me ' +
    'trata tratam fala falam tema assunto ideia ideias pontos ponto resultados conclusões principal principais chave importantes ' +
    'fundamentais centrais diz conteúdo todo último última novo',
  documentWords:
    'documento arquivo ficheiro texto relatório estudo artigo livro manual guia nota notas página autor carta ata contrato anexo trabalho',
  request: anyOf(
    raw`^(?:(?:por favor|você pode|pode|poderia|podes|fazer|faz-me|faça|um|uma|breve) )*(?:resum(?:a|e|ir)|(?:resumo|síntese|visão geral) (?:de|do|da|dos|das|sobre))\s+(?=\S)`,
  ),
  answers: {
    number: anyOf(
      raw`\b(?:um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|\p{L}*centos|mil|milh(?:ão|ões)|dúzias?|mei[oa]|metade|terço|quarto|dobro|triplo|ambos|nenhum\p{L}*|todos|vários|alguns|grátis|gratuit\p{L}*|diári\p{L}*|semana[il]\p{L}*|mensa[il]\p{L}*|anua[il]\p{L}*)\b`,
    ),
    date: [
      anyOf(
        raw`\b(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|segunda|terça|quarta|quinta|sexta|sábados?|domingos?|hoje|ontem|amanhã|meio-dia|meia-noite|manhã|tarde|noite|primavera|verão|outono|inverno|século|horas?)\b|\b\d{1,2} ?h\b|\d{1,2}[:.]\d\d|\d{1,2}/\d{1,2}|\bhá \p{L}+ (?:anos|meses|semanas|dias)\b`,
      ),
    ],
    event: anyOf(
      raw`\b(?:quando|depois|após|antes|durante|enquanto|desde|até|cada|ao|assim que|dentro|uma vez|prazo)\b`,
    ),
    reason: anyOf(
      raw`\b(?:porque|pois|já que|devido|causa|motivo|razão|por isso|portanto|para|graças a|por|evitar|de modo que|provoca\p{L}*)\b`,
    ),
    place: anyOf(
      raw`\b(?:em|no|na|nos|nas|a|ao|à|desde|até|junto|perto|dentro|sobre|sob|entre|atrás|aqui|ali|onde)\b`,
    ),
    purpose: anyOf(
      raw`\b(?:para|serve|servem|permite|permitem|usa|usad\p{L}*|utiliza|ajuda|função|objetivo|controla|mostra|indica|evita|protege)\b`,
    ),
    instruction: anyOf(
      raw`\b(?:deve|devem|é preciso|pode|tem que|basta|primeiro|depois|em seguida|usando|use|clique|prima|selecione|abra|com|se \p{L}+)\b|^\p{L}+(?:e|a|ar|er|ir)\b`,
    ),
    definition: anyOf(
      raw`\b(?:é|são|era|eram|foi|significa|significam|chama-se|entende-se|refere-se|consiste|quer dizer|designa)\b|[:–=]`,
    ),
  },
}
