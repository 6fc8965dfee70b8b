import { readEnvironment } from './environment.ts'

const read = (page: Document) => readEnvironment(page, 'https://site.test')

const pageWith = (content?: string) => {
  const page = document.implementation.createHTMLDocument()
  if (content === undefined) return page
  const meta = page.createElement('meta')
  meta.name = 'atrium-config'
  meta.content = content
  page.head.append(meta)
  return page
}

it('uses the origin of the page for all calls unless a host is set', () => {
  expect(read(pageWith()).hosts.api).toBe('https://site.test')
  const { hosts } = read(pageWith('{"hosts":{"api":"https://api.test/base/","login":""}}'))
  expect(hosts).toMatchObject({ api: 'https://api.test/base', login: 'https://site.test' })
})

it('has the facts about another company than that of the samples', () => {
  expect(read(pageWith()).company).toEqual({})
  expect(read(pageWith('{"company":{"name":"Gəncə Dent"}}')).company).toEqual({ name: 'Gəncə Dent' })
})

it('takes the maximum size of a CV from the server', () => {
  expect(read(pageWith()).cvMaxBytes).toBe(10 * 1024 * 1024)
  expect(read(pageWith('{"cvMaxBytes":5}')).cvMaxBytes).toBe(5)
})

it('sends contact messages through our own server unless an account is set', () => {
  expect(read(pageWith()).email).toMatchObject({
    serviceId: 'atrium',
    templates: { customer: 'contact_customer', business: 'contact_business' },
    blockHeadless: false,
  })
  const { email } = read(pageWith('{"email":{"serviceId":"service_1","customerTemplate":"t_1"}}'))
  expect(email).toMatchObject({
    serviceId: 'service_1',
    templates: { customer: 't_1', business: 'contact_business' },
  })
})

it('shows the popup at every visit unless it is set to "once"', () => {
  expect(read(pageWith()).popupRepeat).toBe('once')
  expect(read(pageWith('{"popupRepeat":"always"}')).popupRepeat).toBe('always')
})

it('shows the logo for the configured time', () => {
  expect(read(pageWith()).loadingScreenMs).toBe(1500)
  expect(read(pageWith('{"loadingScreenMs":0}')).loadingScreenMs).toBe(0)
})

it.each([
  ['{', 'not JSON'],
  ['{"popupRepeat":"never"}', 'popupRepeat'],
  ['{"email":{"serviceId":7}}', 'email.serviceId'],
  ['{"email":{"throttleMs":-1}}', 'email.throttleMs'],
  ['{"email":{"blockList":"a"}}', 'email.blockList'],
  ['{"hosts":{"api":"api.test"}}', 'hosts.api'],
  ['{"apiCredentials":"omit"}', 'apiCredentials'],
  ['{"cvMaxBytes":-1}', 'cvMaxBytes'],
  ['{"loadingScreenMs":"0"}', 'loadingScreenMs'],
])('names the invalid setting in %s', (content, problem) => {
  expect(() => read(pageWith(content))).toThrow(problem)
})
