import { expect, test } from 'vitest'
import { readWordHtml } from '../../../../../src/modules/document-viewer/word/wordTree.ts'

const text = (value: string) => ({ type: 'text', value })
const element = (tagName: string, properties: object, ...children: object[]) => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const read = (html: string, pictures: (string | null)[] = []) => readWordHtml(html, pictures).children

test('nested elements and entities of the HTML become a tree', () => {
  expect(read('<ul><li>A &amp;lt; <em>B</em></li></ul><p>C<br />D</p>')).toEqual([
    element('ul', {}, element('li', {}, text('A &lt; '), element('em', {}, text('B')))),
    element('p', {}, text('C'), element('br', {}), text('D')),
  ])
})

test.each(['script', 'style', 'iframe', 'object', 'form', 'svg', 'constructor'])(
  'only the content of the element %s is kept',
  (name) => {
    expect(read(`<p><${name} src="https://a.example">x</${name}>y</p>`)).toEqual([
      element('p', {}, text('x'), text('y')),
    ])
  },
)

test('attributes are removed unless their element needs them', () => {
  expect(read('<p onclick="alert(1)" style="color:red" id="a">x</p>')).toEqual([element('p', {}, text('x'))])
  expect(read('<td colspan="2" rowspan="x">x</td>')).toEqual([element('td', { colspan: '2' }, text('x'))])
})

test('a picture has the data of its number, and is removed without data', () => {
  const data = 'data:image/png;base64,AAAA'
  expect(
    read('<p><img src="0" alt="Gauge" /><img src="1" /><img src="https://a.example/x.png" /></p>', [
      data,
      null,
    ]),
  ).toEqual([element('p', {}, element('img', { src: data, alt: 'Gauge' }))])
})

test('an end tag without its start tag is ignored', () => {
  expect(read('</p>a</div><p>b')).toEqual([text('a'), element('p', {}, text('b'))])
})
