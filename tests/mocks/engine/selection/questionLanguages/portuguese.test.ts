import { testKinds } from './support.ts'

testKinds('Portuguese', {
  summary: [
    'Resuma o documento.',
    'Você pode fazer um resumo do relatório?',
    'Do que trata este contrato?',
    'Quais são os pontos principais?',
    'Faz-me um resumo da ata',
  ],
  definition: [
    'O que é uma franquia?',
    'O que significa "carência"?',
    'Que quer dizer a sigla EPI?',
    'O que se entende por acidente de trabalho?',
    'o que é o aviso prévio',
  ],
  person: [
    'Quem assinou o contrato?',
    'A quem devo enviar o pedido?',
    'como se chama o diretor',
    'Quem é o responsável pela segurança?',
  ],
  date: [
    'Quando começa o curso?',
    'Até quando posso cancelar?',
    'A que horas fecha a piscina?',
    'que dia passa o caminhão do lixo',
    'Em que ano a empresa foi fundada?',
  ],
  place: ['Onde fica o contador da água?', 'Para onde mando a fatura?', 'Em que cidade fica a sede?'],
  reason: [
    'Por que a mensalidade aumentou?',
    'Porque é que a renda subiu?',
    'Qual é o motivo do atraso?',
    'por quê a luz vermelha pisca?',
  ],
  count: ['Quantos dias de férias eu tenho?', 'Quantas pessoas cabem na sala?'],
  amount: [
    'Quanto custa a inscrição?',
    'Quanto tempo dura a garantia?',
    'Qual é o preço do bilhete?',
    'A que temperatura se assa o bolo?',
    'Qual o valor da multa?',
  ],
  instruction: [
    'Como posso cancelar o contrato?',
    'como faço para trocar a senha?',
    'Perdi o cartão, o que devo fazer?',
    'Como se limpa o depósito?',
    'O que fazer em caso de vazamento?',
  ],
  purpose: ['Para que serve o botão vermelho?', 'Para que é usado o filtro?'],
  list: [
    'Quais documentos são necessários?',
    'Liste as exceções.',
    'Quais são os requisitos?',
    'O que inclui o pacote?',
  ],
  yesNo: [
    'Posso levar o meu cachorro?',
    'É preciso reservar?',
    'Há elevador?',
    'Se eu cancelar na véspera, recebo o dinheiro de volta?',
    'dá para pagar com cartão?',
  ],
})
