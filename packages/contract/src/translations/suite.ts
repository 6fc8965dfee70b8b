import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { translationsEndpoints } from './calls.ts'
import type { FoundTexts, Namespace, TextEntry, TextPreview } from './schema.ts'

/**
 * The promises of the calls about the texts of the interface, for the mocks and the real server.
 *
 * @param admin a sample person with `translations.edit`
 */
export function translationsSuite(admin: Caller): void {
  const path = '/api/v1/translations/'
  const key = 'failure.retry'
  const ofKey = `${path}namespaces/common/${key}/`
  const read = async <Reply>(at: string): Promise<Reply> => (await admin(path + at)).json()
  const entry = async () => {
    const entries = await read<TextEntry[]>('namespaces/common/')
    const found = entries.find((one) => one.key === key)
    if (!found) throw new Error(`There is no text ${key}.`)
    return found
  }
  const russian = async () => (await entry()).texts.find(({ language }) => language === 'RU')
  const save = (text: string, seen: string) =>
    admin(ofKey, jsonRequest('PUT', { texts: [{ language: 'RU', text, seen }] }))

  it('lists namespaces and their texts', async () => {
    const namespaces = await read<Namespace[]>('namespaces/')
    expect(translationsEndpoints.listNamespaces.reply.isValidSync(namespaces, { strict: true })).toBe(true)
    expect(namespaces.find(({ name }) => name === 'common')).toMatchObject({ isOfServer: false, edited: 0 })
    expect(await russian()).toMatchObject({ text: 'Повторить', state: 'shipped' })
    expect((await admin(`${path}namespaces/nothing/`)).status).toBe(404)
  })

  it('puts a text in the place of the shipped one, until it is restored', async () => {
    const saved: TextEntry = await (await save('Ещё раз', 'Повторить')).json()
    expect(translationsEndpoints.saveTexts.reply.isValidSync(saved, { strict: true })).toBe(true)
    expect(await russian()).toMatchObject({ text: 'Ещё раз', shipped: 'Повторить', state: 'edited' })
    const { entries } = await read<FoundTexts>(`search/?text=${encodeURIComponent('ещё РАЗ')}`)
    expect(entries.map((one) => one.key)).toContain(key)
    expect((await save('Снова', 'Повторить')).status).toBe(409)
    const refused = await save('Снова {{name}}', 'Ещё раз')
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      { RU: 'placeholdersDiffer {{name}}' },
    ])
    expect((await admin(`${ofKey}RU/`, { method: 'DELETE' })).status).toBe(200)
    expect(await russian()).toMatchObject({ text: 'Повторить', state: 'shipped' })
  })

  it('shows what a file changes, and imports it only as it was shown', async () => {
    const text = `namespace,key,ru\ncommon,${key},Ещё раз\n`
    const send = (body: object) => admin(`${path}import/`, jsonRequest('POST', { text, ...body }))
    const preview: TextPreview = await (await send({ isDryRun: true })).json()
    expect(translationsEndpoints.importTexts.reply.isValidSync(preview, { strict: true })).toBe(true)
    expect(preview).toMatchObject({ faultCount: 0, changed: 1, changes: [{ key, after: 'Ещё раз' }] })
    expect((await send({ isDryRun: false, fingerprint: 'of another file' })).status).toBe(409)
    expect(await russian()).toMatchObject({ state: 'shipped' })
    expect((await send({ isDryRun: false, fingerprint: preview.fingerprint })).status).toBe(200)
    expect(await russian()).toMatchObject({ text: 'Ещё раз', state: 'edited' })
    await admin(`${ofKey}RU/`, { method: 'DELETE' })
    const file = await admin(`${path}export/ru.xlf/`)
    expect(file.headers.get('content-disposition')).toContain('ru.xlf')
    expect(await file.text()).toContain('target-language="ru"')
  })
}
