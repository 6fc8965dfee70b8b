import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { runCommand, withAbsolutePaths } from '#cli/commands.ts'
import { accounts, suggestions } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { fetchStatus, suggest } from '#testing/suggestions.ts'

describeOnDatabase('the commands about suggestions', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let person: Awaited<ReturnType<typeof hire>>
  let cookie: { cookie: string }
  let file: string
  beforeAll(async () => {
    services = await testServices(await open('none'))
    file = path.join(services.config.dataDir, 'answer.txt')
  })
  beforeEach(async () => {
    app = await buildApp({ services })
    person = await hire(services)
    cookie = await signIn(services, person)
  })
  afterEach(async () => {
    await app.close()
    await services.database.db.delete(suggestions)
  })

  const run = (...args: string[]) => runCommand(['suggestions', ...args], services, jest.fn())
  const send = async (text: string, isAnonymous = true): Promise<{ id: string; code: string }> => {
    const { code } = (await suggest(app, cookie, { text, isAnonymous })).json()
    const [row] = await services.database.db.select().from(suggestions).where(eq(suggestions.text, text))
    return { id: row?.id ?? '', code }
  }

  it('list the newest first, with a name only for signed ones', async () => {
    expect(await run('list')).toBe('There are no suggestions.')
    const anonymous = await send(`The lift, please.\n${'It is slow. '.repeat(20)}`.trim())
    const named = await send('Bicycle stands', false)
    expect(await run('list')).toBe(
      [
        'id        received    state     from           text',
        `${named.id.slice(0, 8)}  2026-11-21  received  Leyla Əliyeva  Bicycle stands`,
        `${anonymous.id.slice(0, 8)}  2026-11     received  (anonymous)    ${`The lift, please. ${'It is slow. '.repeat(20)}`.slice(0, 60)}…`,
      ].join('\n'),
    )
  })

  it('show one by its id, or a prefix of it', async () => {
    const anonymous = await send('The lift.\nIt is slow.')
    const whole =
      `Id:       ${anonymous.id}\nReceived: 2026-11\nState:    received\nFrom:     (anonymous)\n\n` +
      'The lift.\nIt is slow.'
    expect(await run('show', anonymous.id)).toBe(whole)
    expect(await run('show', anonymous.id.slice(0, 8).toUpperCase())).toBe(whole)
    const named = await send('Bicycle stands', false)
    expect(await run('show', named.id)).toContain(`From:     Leyla Əliyeva <${person.email}>`)
  })

  it('answer one, which its sender then sees by the code, and set its state', async () => {
    const { id, code } = await send('The lift, please')
    await writeFile(file, '\uFEFFIt is ordered.\r\n\r\nThank you.\r\n')
    expect(await run('answer', id.slice(0, 8), file)).toBe(
      `Suggestion ${id} is answered. Its sender sees the answer by their code.`,
    )
    expect((await fetchStatus(app, cookie, code)).json()).toMatchObject({
      state: 'answered',
      answer: 'It is ordered.\n\nThank you.',
    })
    expect(await run('show', id)).toMatch(
      /\nState: {4}answered\n[\s\S]*\n\nAnswer:\nIt is ordered\.\n\nThank you\.$/,
    )
    expect(await run('state', id, 'closed')).toBe(`Suggestion ${id} is closed.`)
    expect((await fetchStatus(app, cookie, code)).json()).toMatchObject({ state: 'closed' })
    expect(await run('state', id, 'answered')).toBe(`Suggestion ${id} is answered.`)
  })

  it('reject an empty answer', async () => {
    const { id } = await send('The lift, please')
    await expect(run('answer', id, file.replace('answer', 'none'))).rejects.toThrow(
      /none\.txt cannot be read \(ENOENT\)\.$/,
    )
    await writeFile(file, ' \n')
    await expect(run('answer', id, file)).rejects.toThrow(/answer\.txt is empty\.$/)
    await writeFile(file, 'x'.repeat(5001))
    await expect(run('answer', id, file)).rejects.toThrow('has 5001 characters; 5000 are the most.')
    await writeFile(file, Buffer.from([0xcd, 0xee]))
    await expect(run('answer', id, file)).rejects.toThrow('is no text in UTF-8 or UTF-16.')
    await writeFile(file, 'An answer\0')
    await expect(run('answer', id, file)).rejects.toThrow('is no text in UTF-8 or UTF-16.')
    await expect(run('answer', id)).rejects.toThrow('suggestions answer <id> <file.txt>')
    await expect(run('state', id, 'answered')).rejects.toThrow('It has no answer yet')
    await expect(run('state', id, 'lost')).rejects.toThrow(
      'Say: suggestions state <id> received|inProgress|answered|closed',
    )
    expect(await run('show', id)).toContain('State:    received')
  })

  it('reject an ambiguous prefix, and an unknown id', async () => {
    const { id } = await send('One')
    const { id: other } = await send('Two')
    const twin = `${id.slice(0, 8)}${other.slice(8)}`
    await services.database.db.update(suggestions).set({ id: twin }).where(eq(suggestions.id, other))
    await expect(run('show', id.slice(0, 8))).rejects.toThrow(/^More than one suggestion begins with/)
    expect(await run('show', id)).toContain('One')
    await expect(run('show', '00000000')).rejects.toThrow('There is no suggestion 00000000.')
    for (const typed of ['', '0000000', '%%%%%%%%', "00000000'--", '0'.repeat(37)])
      await expect(run('show', typed)).rejects.toThrow('Say which by its id')
  })

  it('print no terminal control characters', async () => {
    const text = 'a\u001b[2J\u009b2Jbc\td'
    const { id } = await send(text)
    expect(await run('show', id)).toContain('\n\na\uFFFD[2J\uFFFD2Jbc\td')
    const list = await run('list')
    for (const control of ['\u001b', '\u009b']) expect(list).not.toContain(control)
  })

  it('keep the suggestion of a deleted account', async () => {
    const { id } = await send('Bicycle stands', false)
    await services.database.db.delete(accounts).where(eq(accounts.id, person.id))
    expect(await run('show', id)).toContain('From:     (no longer known)')
  })
})

it('read an answer relative to the working directory', () => {
  expect(withAbsolutePaths(['suggestions', 'answer', '0a1b2c3d', 'answer.txt'], '/home/me')).toEqual([
    'suggestions',
    'answer',
    '0a1b2c3d',
    '/home/me/answer.txt',
  ])
})
