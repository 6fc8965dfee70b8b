import { generalApplicationSchema } from '@atrium/contract/schemas'
import { createI18n } from '#i18n/createI18n.ts'
import { readTexts } from '#testing/readTexts.ts'
import { messagesOf, translateMessages } from './validateWith.ts'

const schema = generalApplicationSchema({ cvMaxBytes: 100 })
const complete = {
  first_name: 'Günəş',
  last_name: 'Əliyeva',
  email: 'gunesh@example.com',
  phone: '+994 50 000 00 00',
  message: 'Salam',
  cv: { name: 'cv.PDF', size: 100 },
}

it('finds nothing wrong with a complete application', () => {
  expect(messagesOf(schema, complete)).toEqual({})
})

it.each([
  ['first_name', '   ', 'firstNameRequired'],
  ['first_name', 'x'.repeat(101), 'nameTooLong'],
  ['last_name', undefined, 'lastNameRequired'],
  ['email', '', 'emailRequired'],
  ['email', 'gunesh@', 'emailInvalid'],
  ['phone', undefined, 'phoneRequired'],
  ['message', undefined, 'messageRequired'],
  ['message', 'x'.repeat(5001), 'messageTooLong'],
  ['cv', undefined, 'cvRequired'],
  ['cv', { name: 'cv.pdf', size: 101 }, 'cvTooLarge'],
  ['cv', { name: 'cv.pdf', size: 0 }, 'cvEmpty'],
  ['cv', { name: 'cv.pdf.exe', size: 5 }, 'cvType'],
])('says of %s being %p: %s', (field, value, key) => {
  expect(messagesOf(schema, { ...complete, [field]: value })).toEqual({ [field]: key })
})

it('puts keys into the reader’s words with their limits, and leaves another server’s sentence alone', async () => {
  const i18n = await createI18n({ language: 'ru', load: async (lng, ns) => readTexts(lng, ns) })
  await i18n.loadNamespaces('validation')
  const t = i18n.getFixedT('ru', 'validation')
  expect(
    translateMessages({ cv: 'cvTooLarge', first_name: 'nameTooLong', phone: 'Bad phone.' }, t, {
      cvMaxSize: '10 МБ',
    }),
  ).toEqual({
    cv: 'Файл больше 10 МБ. Выберите файл поменьше',
    first_name: 'Не больше 100 знаков',
    phone: 'Bad phone.',
  })
})
