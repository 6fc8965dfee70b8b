import type { FoundTexts, Namespace, TextEntry, TextPreview } from '@atrium/contract/translations'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { auditLog, textChanges } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnDatabase('the texts of the interface', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let editor: AccountRecord
  beforeEach(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
    editor = await hire(services, { role: 'editor', name: 'Aysel', surname: 'Kərimova' })
  })
  afterEach(() => app.close())

  const call = async <Body>(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    account = editor,
  ) => {
    const headers = { ...(await signIn(services, account)), 'accept-language': 'en' }
    const url = `/api/v1/translations/${path}`
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: reply.statusCode, text: reply.body, json: () => reply.json<Body>() }
  }
  const retry = 'namespaces/common/failure.retry/'
  const save = (path: string, ...texts: { language: string; text: string; seen: string }[]) =>
    call<TextEntry & { errors?: Record<string, string> }>('PUT', path, { texts })
  const again = { language: 'RU', text: 'Ещё раз', seen: 'Повторить' }
  const textIn = async (language: string, path: string) => {
    const [, namespace, key] = path.split('/')
    const { json } = await call<TextEntry[]>('GET', `namespaces/${namespace}/`)
    return json()
      .find((one) => one.key === key)
      ?.texts.find((one) => one.language === language)
  }

  it('are changed for mails and answers of this server, and of one that starts later', async () => {
    const { status, json } = await save(retry, again)
    expect(status).toBe(200)
    expect(json().texts.at(-1)).toMatchObject({ ...{ text: 'Ещё раз' }, changedBy: 'Aysel Kərimova' })
    await expectSoon(() => expect(services.texts('RU', 'common:failure.retry')).toBe('Ещё раз'))
    expect(services.texts('AZ', 'common:failure.retry')).not.toBe('Ещё раз')
    services.texts.change([])
    await app.close()
    app = await buildApp({ services })
    expect(services.texts('RU', 'common:failure.retry')).toBe('Ещё раз')
    await call('DELETE', `${retry}RU/`)
    await expectSoon(() => expect(services.texts('RU', 'common:failure.retry')).toBe('Повторить'))
  })

  it('are in the audit log with the former text', async () => {
    await save(retry, again)
    await save(retry, { language: 'RU', text: 'Снова', seen: 'Ещё раз' })
    const entries = await services.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.kind, 'text_changes'))
      .orderBy(auditLog.id)
    const recordId = 'RU common:failure.retry'
    expect(entries).toMatchObject([
      { recordId, actorId: editor.id, after: { text: 'Ещё раз', shipped_text: 'Повторить' } },
      { recordId, before: { text: 'Ещё раз' }, after: { text: 'Снова' } },
    ])
  })

  it('are the shipped ones again when an editor types these', async () => {
    await save(retry, again)
    await save(retry, { language: 'RU', text: ' Повторить ', seen: 'Ещё раз' })
    expect(await services.database.db.$count(textChanges)).toBe(0)
  })

  it('need another look when the shipped text or the original has changed', async () => {
    await save(retry, again)
    await save('namespaces/common/failure.network/', {
      ...{ language: 'AZ', text: 'Bağlantı yoxdur.' },
      seen: (await textIn('AZ', 'namespaces/common/failure.network/'))?.text ?? '',
    })
    await services.database.db
      .update(textChanges)
      .set({ shippedText: 'Обновить' })
      .where(eq(textChanges.language, 'RU'))
    expect(await textIn('RU', retry)).toMatchObject({ state: 'outdated' })
    const english = await textIn('EN', 'namespaces/common/failure.network/')
    await save('namespaces/common/failure.network/', {
      ...{ language: 'EN', text: 'No connection.', seen: english?.text ?? '' },
    })
    expect(await textIn('AZ', 'namespaces/common/failure.network/')).toMatchObject({ state: 'outdated' })
    const { json } = await call<Namespace[]>('GET', 'namespaces/')
    expect(json().find(({ name }) => name === 'common')).toMatchObject({ outdated: 2, edited: 1 })
    // The editor has looked at it, and it is still right.
    await save(retry, { ...again, seen: 'Ещё раз' })
    expect(await textIn('RU', retry)).toMatchObject({ state: 'edited' })
  })

  it('have every plural form of each language', async () => {
    const { json } = await call<TextEntry[]>('GET', 'namespaces/desk/')
    const plural = json().filter(({ key }) => key.startsWith('overview.more_'))
    expect(plural.map(({ key, texts }) => [key, texts.map(({ language }) => language)])).toEqual([
      ['overview.more_one', ['EN', 'AZ', 'RU']],
      ['overview.more_few', ['RU']],
      ['overview.more_many', ['RU']],
      ['overview.more_other', ['EN', 'AZ', 'RU']],
    ])
    expect(plural.flatMap(({ texts }) => texts.filter(({ state }) => state !== 'shipped'))).toEqual([])
  })

  it('are found by letters of the keyboard at hand', async () => {
    const { json } = await call<FoundTexts>('GET', `search/?text=${encodeURIComponent('YENIDEN')}`)
    const found = json().entries.flatMap(({ texts }) => texts.map(({ text }) => text))
    expect(found.join(' ')).toMatch(/yenidən/i)
  })

  it('refuse what no page or mail can show', async () => {
    const refusalOf = async (path: string, text: string) =>
      (await save(path, { language: 'RU', text, seen: '' })).json().errors
    expect(await refusalOf(retry, ' ')).toEqual({ RU: 'translationRequired' })
    expect(await refusalOf(retry, '<b>Ещё</b> раз')).toEqual({ RU: 'tagsDiffer <b>' })
    expect(await refusalOf(retry, 'Ещё\nраз')).toEqual({ RU: 'translationLineBreak' })
    expect(await refusalOf(retry, '$t(common:failure.retry)')).toEqual({
      RU: 'placeholdersDiffer $t(common:failure.retry)',
    })
    expect(await refusalOf('namespaces/mail/receipt.greeting/', 'Здравствуйте!')).toEqual({
      RU: 'placeholdersDiffer {{firstName}}',
    })
    expect((await save('namespaces/desk/overview.more_few/', { ...again, language: 'AZ' })).status).toBe(404)
    const staff = await hire(services)
    expect((await call('GET', 'namespaces/', undefined, staff)).status).toBe(403)
  })

  describe('in a file', () => {
    const send = (content: string, body: object = { isDryRun: true }) =>
      call<TextPreview>('POST', 'import/', { text: content, ...body })

    it.each(['texts.csv', 'az.xlf', 'ru.xlf'])('change nothing when %s comes back', async (file) => {
      const language = file === 'az.xlf' ? 'AZ' : 'RU'
      await save(retry, {
        ...{ language, text: '=«A» & 5 < 6, "C"', seen: (await textIn(language, retry))?.text ?? '' },
      })
      const { text } = await call('GET', `export/${file}/`)
      const preview = (await send(text)).json()
      expect(preview).toMatchObject({ faultCount: 0, changed: 0 })
      expect(preview.same).toBeGreaterThan(4000)
    })

    it('change all at once, or nothing when one is wrong', async () => {
      const { text } = await call('GET', 'export/ru.xlf/')
      const content = text.replace('>Повторить<', '>Ещё раз<')
      const wrong = content.replaceAll('<target>Здравствуйте, {{firstName}}.', '<target>Здравствуйте.')
      const preview = (await send(wrong)).json()
      expect(preview.changed).toBe(0)
      expect(preview.faults[0]).toMatchObject({
        namespace: 'mail',
        text: 'Use the placeholders of the original: check {{firstName}}',
      })
      const { fingerprint } = preview
      expect((await send(wrong, { isDryRun: false, fingerprint })).status).toBe(409)
      expect(await services.database.db.$count(textChanges)).toBe(0)
      const right = (await send(content)).json()
      expect(right).toMatchObject({ changed: 1, changes: [{ before: 'Повторить', after: 'Ещё раз' }] })
      await send(content, { isDryRun: false, fingerprint: right.fingerprint })
      await expectSoon(() => expect(services.texts('RU', 'common:failure.retry')).toBe('Ещё раз'))
    })

    it.each([
      ['a document type', '<!DOCTYPE x [<!ENTITY a "aaaa">]><xliff>&a;</xliff>', /DOCTYPE/],
      ['an entity', '<xliff><file>&a;</file></xliff>', /can’t be read/],
      ['no translations', '<xliff version="1.2"></xliff>', /no translations/],
      ['another format', 'a,b\n1,2', /isn’t known|is missing|unknown/],
      [
        'an element in a text',
        '<xliff><file original="common" target-language="ru"><trans-unit id="failure.retry"><target>a<x id="1"/></target></trans-unit></file></xliff>',
        /element inside/,
      ],
      ['an unknown key', 'namespace,key,ru\ncommon,nothing,Да', /no such text/],
      [
        'a key twice',
        'namespace,key,ru\ncommon,failure.retry,Да\ncommon,failure.retry,Нет',
        /also in line 2/,
      ],
    ])('are refused with %s', async (_what, content, text) => {
      const { faults, changed } = (await send(content)).json()
      expect(changed).toBe(0)
      expect(faults.map((fault) => fault.text).join(' ')).toMatch(text)
    })
  })
})

/** The notification of the database arrives after the answer. */
async function expectSoon(assert: () => void): Promise<void> {
  for (let waited = 0; ; waited += 10) {
    try {
      return assert()
    } catch (error) {
      if (waited > 5000) throw error
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}
