import { type FirstAnswers, firstAnswersId } from '@atrium/contract'
import { readFirstAnswers } from './firstAnswerBook.ts'

const url = '/list/all/gunes-aliyeva/'
const card = { name: 'gunes-aliyeva' }

function bookOf(text: string) {
  const page = document.implementation.createHTMLDocument()
  const script = page.createElement('script')
  script.id = firstAnswersId
  script.type = 'application/json'
  script.textContent = text
  page.body.append(script)
  return readFirstAnswers(page)
}

const written = (answers: Record<string, unknown>) =>
  bookOf(JSON.stringify({ language: 'az', answers } satisfies FirstAnswers))

it('gives an answer once; asked again, the network is asked', () => {
  const book = written({ [url]: card })
  expect(book.take({ url }, 'az')).toEqual(card)
  expect(book.take({ url }, 'az')).toBeUndefined()
})

it('gives an answer in its own language only, and keeps it for that', () => {
  const book = written({ [url]: card })
  expect(book.take({ url }, 'ru')).toBeUndefined()
  expect(book.take({ url }, 'az')).toEqual(card)
})

it('knows a call by its query', () => {
  const book = written({ '/api/employees?idnumber=DEV7': [{ idnumber: 'DEV7' }] })
  expect(book.take({ url: '/api/employees' }, 'az')).toBeUndefined()
  expect(book.take({ url: '/api/employees', params: { idnumber: 'DEV8' } }, 'az')).toBeUndefined()
  expect(book.take({ url: '/api/employees', params: { idnumber: 'DEV7' } }, 'az')).toEqual([
    { idnumber: 'DEV7' },
  ])
})

it('answers no call that changes anything', () => {
  expect(written({ [url]: card }).take({ url, method: 'POST' }, 'az')).toBeUndefined()
})

it.each(['', '{', 'null', '[]', '"text"', '{"language":"az"}'])('is empty when %j was written', (text) => {
  expect(bookOf(text).take({ url }, 'az')).toBeUndefined()
})

it('is empty in a document without answers', () => {
  const page = document.implementation.createHTMLDocument()
  expect(readFirstAnswers(page).take({ url }, 'az')).toBeUndefined()
})
