import { expect, test } from 'vitest'
import { decodeText } from '../../../../src/lib/text/decodeText.ts'

// The platform decodes these encodings and does not encode them: encoding, bytes in hexadecimal, text.
const SAMPLES = `
shift_jis 8d6082cc939491e482cd88ea8be38e4f93f1944e82c98c9a82c482e782ea82dc82b582bd8142 港の灯台は一九三二年に建てられました。
euc-jp b9c1a4cec5f4c2e6a4cfb0ecb6e5bbb0c6f3c7afa4cbb7faa4c6a4e9a4eca4dea4b7a4bfa1a3ccebb4d6a4ceb8f7a4cfc6f3bdbda5ada5edc0e8a4dea4c7c6cfa4ada4dea4b9a1a3 港の灯台は一九三二年に建てられました。夜間の光は二十キロ先まで届きます。
gb18030 c2ebcdb7b2d6bfe2d3dad2bbbec5b0cbc6dfc4eabda8b3c9a1a3b2d6bfe2b5c4c3e6bbfdcac7cbc4c7a7b6feb0d9c6bdb7bdc3d7a1a3 码头仓库于一九八七年建成。仓库的面积是四千二百平方米。
big5 bd58c059addcae77a9f3a440a445a44ba443a67eabd8a6a8a143addcae77aabaadb1bf6eac4fa57ca464a447a6caa5ada4e8a6cca143 碼頭倉庫於一九八七年建成。倉庫的面積是四千二百平方米。
euc-kr c7d7b1b8c0c720b5eeb4ebb4c22031393332b3e2bfa120bcbcbff6c1b3bdc0b4cfb4d92e20b5eeb4ebc0c720b3f4c0ccb4c2203332b9ccc5cdc0d4b4cfb4d92e 항구의 등대는 1932년에 세워졌습니다. 등대의 높이는 32미터입니다.
windows-1251 cce0ffea20efeef1f2f0eee8ebe820e2203139333220e3eee4f32e20c2fbf1eef2e020ece0ffeae020f1eef1f2e0e2ebffe5f220333220ece5f2f0e02e Маяк построили в 1932 году. Высота маяка составляет 32 метра.
koi8-r edc1d1cb20d0cfd3d4d2cfc9ccc920d7203139333220c7cfc4d52e20f7d9d3cfd4c120cdc1d1cbc120d3cfd3d4c1d7ccd1c5d420333220cdc5d4d2c12e Маяк построили в 1932 году. Высота маяка составляет 32 метра.
iso-8859-2 af7572617720706f72746f7779207a6275646f77616e6f2077203139353420726f6b752e20a36164756e656b206d6fbf65207761bf79e6206e616a7779bf656a20313820746f6e2e Żuraw portowy zbudowano w 1954 roku. Ładunek może ważyć najwyżej 18 ton.
windows-1250 4a65f8e16220762070f8ed737461767520706f73746176696c69207620726f636520313935342e204ee16b6c616420736ded2076e19e6974206e656a76fd9a65206f736d6ee163742074756e2096209ee1646efd2076ec749aed2e Jeřáb v přístavu postavili v roce 1954. Náklad smí vážit nejvýše osmnáct tun – žádný větší.
windows-1253 cf20f6dcf1eff220f7f4dff3f4e7eae520f4ef203139333220eae1e920ddf7e5e920fdf8eff220f4f1e9dcedf4e120e4fdef20ecddf4f1e12e Ο φάρος χτίστηκε το 1932 και έχει ύψος τριάντα δύο μέτρα.
windows-1254 44656e697a2066656e65726920313933322079fd6cfd6e646120796170fd6c64fd2076652079fc6b73656b6c69f069206f74757a20696b69206d657472656469722e2042656be76920fe696d646920e7616cfdfefd796f722e Deniz feneri 1932 yılında yapıldı ve yüksekliği otuz iki metredir. Bekçi şimdi çalışıyor.
windows-1255 e4eee2e3ece5f820f0e1f0e420e1f9f0fa203139333220e5e2e5e1e4e520f9ece5f9e9ed20e5f9f0e9e9ed20eee8f8e9ed2e המגדלור נבנה בשנת 1932 וגובהו שלושים ושניים מטרים.
windows-1256 c8e4edca20c7e1e3e4c7d1c920dded20dac7e3203139333220e6edc8e1db20c7d1caddc7dae5c720c7cbe4ede420e6cbe1c7cbede420e3cad1c72e بنيت المنارة في عام 1932 ويبلغ ارتفاعها اثنين وثلاثين مترا.
windows-1252 546865206372616e659273206c696d69742069732093313820746f6e73942096206e65766572206d6f72652e2054686520636166e9206f70656e7320617420736576656e2e The crane’s limit is “18 tons” – never more. The café opens at seven.
utf-16le 54006800650020006300720061006e00650020006c006900660074007300200031003800200074006f006e0073002e00 The crane lifts 18 tons.
`

test.each(
  SAMPLES.trim()
    .split('\n')
    .map((line) => line.split(/(?<=^\S+) (\S+) /))
    .concat([['utf-16be', '6e2f306e706f53f0306f30019ad830443002000a', '港の灯台は、高い。\n']]),
)('a text in %s is decoded', (_, hex, text) => {
  expect(decodeText(Buffer.from(hex, 'hex'))).toMatchObject({ text, isCertain: true })
})

test('one invalid byte of a text in UTF-8 becomes one replacement character', () => {
  const bytes = new TextEncoder().encode('Die Prüfung kostet 350 €, größer darf sie nicht werden.')
  bytes[7] = 0xff
  const { text, encoding } = decodeText(bytes)
  expect(encoding).toBe('utf-8')
  expect(text).toContain('kostet 350 €, größer')
})

test('bytes that are not usual in any language have an uncertain encoding', () => {
  expect(decodeText(Uint8Array.of(0x61, 0xe9)).isCertain).toBe(false)
})

test('line ends of a text become line feeds', () => {
  expect(decodeText(new TextEncoder().encode('a\r\nb\rc\n')).text).toBe('a\nb\nc\n')
})

test('the color codes of a terminal are left out of a text', () => {
  expect(decodeText(new TextEncoder().encode('\u001b[1;31mfailed\u001b[0m at 3')).text).toBe('failed at 3')
})
