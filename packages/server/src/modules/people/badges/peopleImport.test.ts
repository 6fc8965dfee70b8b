import { limits } from '@atrium/contract/core'
import { type ImportPreview, peopleColumns } from '@atrium/contract/people'
import { asc, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { hasBadge } from '#db/people.ts'
import { accounts, auditLog, computers, mails, people } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { type SheetRow, sheetOf } from '#testing/sheets.ts'
import { hire, signIn } from '#testing/staff.ts'

/** Of this year. */
const firstDay = `${new Date().getUTCFullYear()}-01-04`

const good: SheetRow = {
  idnumber: 'DEV901',
  name: 'Nigar',
  surname: 'Quliyeva',
  email: 'nigar@caspora.example',
  number: '',
  roomname: '',
  job: '',
  computers: '',
  otherinfo: '',
  startedon: firstDay,
}

describeOnDatabase('the import of people', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let hr: { id: number; cookie: string }
  beforeEach(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
    const { id } = await hire(services, { role: 'hr' })
    hr = { id, ...(await signIn(services, { id })) }
  })
  afterEach(() => app.close())

  const db = () => services.database.db
  const send = (payload: object, language = 'en', { cookie } = hr) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/people/import/',
      headers: { cookie, 'accept-language': language },
      payload,
    })
  const fileOf = (rows: SheetRow[] | string) => (typeof rows === 'string' ? rows : sheetOf(rows))
  const preview = async (rows: SheetRow[] | string, language?: string, by = hr): Promise<ImportPreview> => {
    const reply = await send({ csv: fileOf(rows), isDryRun: true }, language, by)
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
    return reply.json()
  }
  const bring = (rows: SheetRow[] | string, fingerprint: string) =>
    send({ csv: fileOf(rows), isDryRun: false, fingerprint })
  const faults = async (rows: SheetRow[] | string, by = hr) =>
    (await preview(rows, 'en', by)).faults.map(({ line, column, text }) => `${line} ${column}: ${text}`)
  const records = () => db().select().from(people).where(hasBadge).orderBy(asc(people.number))
  const person = async (number: number) => (await records()).find((one) => one.number === number)
  const exported = async (language: string) => {
    const headers = { cookie: hr.cookie, 'accept-language': language }
    return app.inject({ url: '/api/v1/people/export/', headers })
  }

  it.each(['en', 'az', 'ru'])('changes nothing with an untouched export, in %s', async (language) => {
    const odd = { AZ: '=1+1', EN: '', RU: '' }
    const seller = await person(8)
    await db()
      .update(people)
      .set({
        name: "'=HYPERLINK",
        phone: '+994 50 000 01 07',
        job: odd,
        unit: { AZ: '', EN: 'Sales; "north"', RU: '' },
        birthday: '1990-03-08',
        managerId: seller?.id ?? null,
        otherInfo: { AZ: [{ name: 'Site: home', description: ['a|b; c'] }], EN: [], RU: [] },
      })
      .where(eq(people.number, 7))
    const odd27 = { name: 'Dell 27", 4K; a|b\\c', type: { AZ: '', EN: 'Screen | wide', RU: '' }, serial: '' }
    const leyla = await person(7)
    await db()
      .insert(computers)
      .values({ ...odd27, personId: leyla?.id ?? null })
    await db().update(people).set({ leftAt: new Date() }).where(eq(people.number, 8))
    const before = await records()
    const file = await exported(language)
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('people.csv'),
    })
    const content = file.rawPayload.toString('utf8')
    expect(content.startsWith('\uFEFFidnumber')).toBe(true)
    expect(content.split(/[,;\r\n]/).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    const found = await preview(content)
    expect(found).toMatchObject({ faults: [], changes: [], same: 39 })
    expect((await bring(content, found.fingerprint)).statusCode).toBe(200)
    expect(await records()).toEqual(before)
  })

  it('reports faults in the language of the reader', async () => {
    const file = [{ ...good, email: 'nigar' }]
    const texts = await Promise.all(['en', 'az', 'ru'].map(async (tag) => (await preview(file, tag)).faults))
    expect(texts.map(([fault]) => fault?.text)).toEqual([
      '"nigar" isn’t an email address. Write it like name@example.com.',
      '"nigar" e-poçt ünvanı deyil. Belə yazın: name@example.com.',
      '"nigar" не адрес электронной почты. Напишите так: name@example.com.',
    ])
    expect((await preview('', 'ru')).faults).toEqual([
      { line: 0, column: '', name: '', code: 'fileEmpty', text: 'Файл пуст.' },
    ])
    const [unnamed] = (await preview([{ ...good, name: '', surname: '' }])).faults
    expect(unnamed).toMatchObject({ line: 2, column: 'name', name: 'DEV901', code: 'empty' })
    expect((await preview([{ ...good, name: '' }], 'az')).faults[0]?.text).toBe('Xana boşdur. Doldurun.')
  })

  it('writes what the preview shows, with a manager who is new too, and names the importer', async () => {
    const [leyla] = (await records()).filter(({ number }) => number === 7)
    const file = [
      { ...good, unit: 'Sales', manager: 'dev-902', deputy: 'DEV7', birthday: '1990-03-08' },
      {
        ...good,
        idnumber: 'DEV902',
        email: '',
        unit: '',
        manager: '',
        deputy: '',
        birthday: '',
      },
    ]
    const found = await preview(file)
    expect(found).toMatchObject({ faults: [], faultCount: 0, same: 0 })
    expect(found.changes.map(({ line, idnumber, kind }) => [line, idnumber, kind])).toEqual([
      [2, 'DEV901', 'added'],
      [3, 'DEV902', 'added'],
    ])
    expect(found.changes[0]?.fields).toContainEqual({ column: 'unit', before: '', after: 'Sales' })
    expect(found.changes[0]?.fields).toContainEqual({ column: 'manager', before: '', after: 'DEV902' })
    expect(await person(901)).toBeUndefined()
    expect((await bring(file, found.fingerprint)).json()).toEqual(found)
    const [nigar, manager] = [await person(901), await person(902)]
    expect(nigar).toMatchObject({
      name: 'Nigar',
      unit: { AZ: 'Sales', EN: 'Sales', RU: 'Sales' },
      managerId: manager?.id,
      deputyId: leyla?.id,
      birthday: '1990-03-08',
      startedOn: firstDay,
    })
    const [entry] = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, String(nigar?.id)))
      .orderBy(desc(auditLog.id))
    expect(entry).toMatchObject({ kind: 'people', actorId: hr.id })
    expect(await records()).toHaveLength(42)
    expect((await preview(file)).changes).toEqual([])

    const changed = await preview([{ ...good, surname: 'Həsənova' }])
    expect(changed.changes).toEqual([
      {
        line: 2,
        idnumber: 'DEV901',
        name: 'Nigar Həsənova',
        kind: 'changed',
        fields: [{ column: 'surname', before: 'Quliyeva', after: 'Həsənova' }],
      },
    ])
    await bring([{ ...good, surname: 'Həsənova' }], changed.fingerprint)
    expect(await person(901)).toEqual({ ...nigar, surname: 'Həsənova' })
  })

  it('shows the first of many changes, those of people who are here before the new ones, and counts all', async () => {
    const added = Array.from({ length: limits.importChanges + 1 }, (_one, place) => ({
      ...{ ...good, idnumber: `DEV${1000 + place}`, email: '' },
    }))
    const leyla = { ...good, idnumber: 'DEV7', email: 'leyla.aliyeva@caspora.example' }
    const found = await preview([...added, leyla])
    expect(found).toMatchObject({ added: added.length, changed: 1, same: 0 })
    expect(found.changes).toHaveLength(limits.importChanges)
    expect(found.changes.slice(0, 2).map(({ idnumber }) => idnumber)).toEqual(['DEV7', 'DEV1000'])
    expect((await bring([...added, leyla], found.fingerprint)).json()).toEqual(found)
    expect(await person(1000 + limits.importChanges)).toMatchObject({ name: 'Nigar' })
  })

  it('knows computers in any order, and by name where the file has no serial number', async () => {
    const old = 'Lenovo T14, Laptop, PF3; Dell 24, Monitor'
    await bring([{ ...good, computers: old }], (await preview([{ ...good, computers: old }])).fingerprint)
    const file = [{ ...good, computers: 'HP 27, Monitor; Dell 24, Monitor; Lenovo T14, Laptop' }]
    const { changes, fingerprint } = await preview(file)
    expect(changes[0]?.fields).toEqual([
      {
        column: 'computers',
        before: old,
        after: 'HP 27, Monitor; Dell 24, Monitor; Lenovo T14, Laptop, PF3',
      },
    ])
    await bring(file, fingerprint)
    expect(await preview(file)).toMatchObject({ changes: [], same: 1 })
    expect((await exported('en')).body).toContain(
      '"Lenovo T14, Laptop, PF3; Dell 24, Monitor; HP 27, Monitor"',
    )
  })

  it('is refused when a record has changed since the preview, or without one', async () => {
    const file = [{ ...good, idnumber: 'DEV7', name: 'Aysel' }]
    const { fingerprint } = await preview(file)
    await db().update(people).set({ phone: '+994 50 999 99 99' }).where(eq(people.number, 7))
    const before = await records()
    for (const print of [fingerprint, undefined]) {
      const reply = await send({ csv: sheetOf(file), isDryRun: false, fingerprint: print }, 'ru')
      expect([reply.statusCode, reply.json().message]).toEqual([409, expect.stringContaining('изменились')])
    }
    expect(await records()).toEqual(before)
    expect((await bring(file, (await preview(file)).fingerprint)).statusCode).toBe(200)
  })

  it('checks managers, days and people who have left', async () => {
    await db().update(people).set({ leftAt: new Date() }).where(eq(people.number, 9))
    const row = (idnumber: string, values: SheetRow) => ({
      ...good,
      email: '',
      idnumber,
      manager: '',
      deputy: '',
      birthday: '',
      ...values,
    })
    expect(
      await faults([
        row('DEV901', { manager: 'DEV902', birthday: '08/03/1990' }),
        row('DEV902', { manager: 'somebody', birthday: '2026-02-30' }),
      ]),
    ).toEqual([
      '2 birthday: "08/03/1990" isn’t a date. Write it like 1990-03-08 or 08.03.1990.',
      '3 manager: "somebody" isn’t an ID number. Write it like DEV7.',
      '3 birthday: "2026-02-30" isn’t a date. Write it like 1990-03-08 or 08.03.1990.',
    ])
    expect(await faults([row('DEV904', { manager: 'DEV999', deputy: 'DEV9' }), row('DEV9', {})])).toEqual(
      [
        '3 idnumber: Orxan Bağırov has left the company. Remove the row from the file.',
        '2 manager: No one here has the ID number DEV999. Write a colleague’s number, or leave the cell empty.',
      ].toSorted(),
    )
    expect(
      await faults([
        row('DEV901', { manager: 'DEV902' }),
        row('DEV902', { manager: 'DEV903' }),
        row('DEV903', { manager: 'DEV901', deputy: 'DEV903' }),
        row('DEV904', { manager: 'DEV901' }),
      ]),
    ).toEqual([
      '2 manager: The managers form a circle: DEV901 → DEV902 → DEV903 → DEV901. Correct one of them.',
      '3 manager: The managers form a circle: DEV901 → DEV902 → DEV903 → DEV901. Correct one of them.',
      '4 deputy: DEV903 is the person’s own ID number. Write a colleague’s number, or leave the cell empty.',
      '4 manager: The managers form a circle: DEV901 → DEV902 → DEV903 → DEV901. Correct one of them.',
    ])
  })

  it('asks for the first day of new people, and not of those who are here without one', async () => {
    const { startedon: _left, ...without } = good
    await db().update(people).set({ startedOn: null }).where(eq(people.number, 7))
    const leyla = { idnumber: 'DEV7', email: 'leyla.aliyeva@caspora.example' }
    const missing =
      'startedon: A new person needs a first day of work, because leave is counted from it. Write it like 2026-11-24.'
    for (const row of [without, { ...good, startedon: '' }])
      expect(await faults([row, { ...row, ...leyla }])).toEqual([`2 ${missing}`])
  })

  it('refuses the address of another person, in the records or in the file', async () => {
    const row = { ...good, manager: '', deputy: '' }
    expect(
      await faults([
        { ...row, idnumber: 'DEV901', email: 'Nigar.Huseynova@caspora.example' },
        { ...row, idnumber: 'DEV902', email: 'leyla.aliyeva@caspora.example' },
        { ...row, idnumber: 'DEV903', email: 'q@caspora.example' },
        { ...row, idnumber: 'DEV904', email: 'Q@caspora.example' },
      ]),
    ).toEqual(
      expect.arrayContaining(
        [
          [2, 'nigar.huseynova@caspora.example'],
          [3, 'leyla.aliyeva@caspora.example'],
          [4, 'q@caspora.example'],
          [5, 'q@caspora.example'],
        ].map(([line, text]) => `${line} email: "${text}" belongs to someone else. Write another address.`),
      ),
    )
  })

  it('does not let HR take over an account that may do more', async () => {
    await bring([good], (await preview([good])).fingerprint)
    const account = await hire(services, { email: 'nigar@caspora.example', name: 'Nigar' })
    const become = (values: object) => db().update(accounts).set(values).where(eq(accounts.id, account.id))
    const other = [{ ...good, email: 'thief@person.example' }]
    const refused =
      '2 email: The account of Nigar Quliyeva has more permissions than yours, so you can’t change its email. Keep nigar@caspora.example, or ask an administrator.'
    await become({ role: 'admin' })
    expect(await faults(other)).toEqual([refused])
    await become({ role: 'staff', readsSuggestions: true })
    expect(await faults(other)).toEqual([refused])
    expect(await faults([{ ...good, surname: 'Həsənova' }])).toEqual([])
    await become({ readsSuggestions: false })
    const { fingerprint } = await preview(other)
    expect((await bring(other, fingerprint)).statusCode).toBe(200)
    const [changed] = await db().select().from(accounts).where(eq(accounts.id, account.id))
    expect(changed?.email).toBe('thief@person.example')
    const sent = await db().select().from(mails)
    expect(sent.map(({ kind, to }) => [kind, to])).toEqual([['account.address', 'nigar@caspora.example']])

    await hire(services, { role: 'admin', email: 'loose@caspora.example' })
    expect(await faults([{ ...good, idnumber: 'DEV950', email: 'loose@caspora.example' }])).toEqual([
      '2 email: "loose@caspora.example" belongs to someone else. Write another address.',
    ])
    await become({ role: 'admin' })
    const { id } = await hire(services, { role: 'admin' })
    expect(await faults([good], { id, ...(await signIn(services, { id })) })).toEqual([])
    await become({ role: 'staff' })
    expect(await faults([{ ...good, email: 'leyla.aliyeva@caspora.example' }])).toEqual([
      '2 email: "leyla.aliyeva@caspora.example" belongs to someone else. Write another address.',
    ])
  })

  it('judges as the form does: the address of an account, names, and fields of the own record', async () => {
    await bring([good], (await preview([good])).fingerprint)
    const staff = await hire(services, { email: 'nigar@caspora.example', name: 'Nigar' })
    expect(await faults([{ ...good, email: '' }])).toEqual([
      '2 email: Nigar Quliyeva signs in with nigar@caspora.example. Keep the address, or write another one.',
    ])
    await db().update(accounts).set({ role: 'admin' }).where(eq(accounts.id, staff.id))
    expect(await faults([{ ...good, email: '' }])).toHaveLength(1)
    expect(await faults([{ ...good, name: '123' }])).toEqual([
      '2 name: "123" isn’t a name: it has no letters. Use letters.',
    ])
    const closed = await hire(services, { email: 'closed@caspora.example' })
    await db().update(accounts).set({ deactivatedAt: new Date() }).where(eq(accounts.id, closed.id))
    expect(await faults([{ ...good, idnumber: 'DEV951', email: 'closed@caspora.example' }])).toEqual([
      '2 email: "closed@caspora.example" belongs to someone else. Write another address.',
    ])
    const { id } = await hire(services, { role: 'admin', email: 'own@caspora.example' })
    const importer = { id, ...(await signIn(services, { id })) }
    const own = { ...good, idnumber: 'DEV952', email: 'own@caspora.example', manager: 'DEV7', deputy: '' }
    const refused = (columns: string[]) =>
      columns.map(
        (column) =>
          `2 ${column}: This is your own record. Leave the cell as it is, or ask a colleague with the same permissions to change it.`,
      )
    expect(await faults([{ ...own, startedon: '2020-01-02' }], importer)).toEqual(
      refused(['manager', 'startedon']),
    )
    expect(await faults([own], importer)).toEqual(refused(['manager']))
    expect(await faults([{ ...own, startedon: '2020-01-02' }])).toEqual([
      '2 email: "own@caspora.example" belongs to someone else. Write another address.',
    ])
    const joined = [{ ...own, manager: '' }]
    await send(
      {
        csv: sheetOf(joined),
        isDryRun: false,
        fingerprint: (await preview(joined, 'en', importer)).fingerprint,
      },
      'en',
      importer,
    )
    expect(await faults([own], importer)).toEqual(refused(['manager']))
    expect(await faults([{ ...own, manager: '', number: '+994 50 111 22 33' }], importer)).toEqual([])
  })

  it('answers a file that is too large, no text or no CSV with words', async () => {
    for (const length of [limits.importBytes + 1, 2 * limits.importBytes]) {
      const reply = await send({ csv: 'x'.repeat(length), isDryRun: true })
      expect([reply.statusCode, reply.json().message]).toEqual([
        413,
        'This is too large to send. Shorten the text or send smaller files.',
      ])
    }
    expect((await send({ csv: 'a\0b', isDryRun: true })).json()).toEqual({
      message: 'The request couldn’t be read. Send it again.',
      requestId: expect.any(String),
    })
    expect(await faults('%PDF-1.7 \uFFFD\uFFFD')).toEqual(
      expect.arrayContaining([expect.stringMatching(/isn’t known/)]),
    )
    const { faults: ofHeadings } = await preview('idnumber,mail,mail\n')
    expect(ofHeadings.map(({ code, column }) => `${code} ${column}`)).toEqual(
      expect.arrayContaining(['columnUnknown mail', 'columnTwice mail', 'columnMissing name']),
    )
    expect(await faults(`${peopleColumns.join()}\n${'1\n'.repeat(limits.importRows + 1)}`)).toEqual([
      '0 : The file has more than 20000 rows. Split it into several files.',
    ])
    const many = await preview([
      good,
      ...Array.from({ length: 600 }, (_one, at) => ({ ...good, idnumber: `${2000 + at}`, name: '' })),
    ])
    expect([many.faults.length, many.faultCount, many.changes]).toEqual([500, 600, []])
  })
})
