import { writeFile } from 'node:fs/promises'
import { cards } from '#db/schema.ts'
import { listCardRows } from '#modules/people/index.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { cardSheet, groupOf, type SheetRow, sheetOf } from '#testing/sheets.ts'
import { together } from '#testing/together.ts'

const good: SheetRow = {
  name: 'gunes-aliyeva',
  fullname: 'Günəş Əliyeva',
  email: 'gunes.aliyeva@caspora.example',
  position: 'Manager',
}

describeOnDatabase('the commands about personal cards', (open) => {
  let services: TestServices
  let group: ReturnType<typeof groupOf>
  beforeAll(async () => {
    services = await testServices(await open('none'))
    group = groupOf('cards', services)
  })
  beforeEach(async () => {
    await services.database.db.delete(cards)
  })

  const records = async (from = services) =>
    (await listCardRows(from.database.db))
      .map(({ id: _id, ...record }) => record)
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))

  it('create from a file of the samples the same database as the samples', async () => {
    const seeded = await testServices(await open('samples'))
    expect(await group.bring(cardSheet)).toBe('Imported: 40 new, 0 changed, 0 as before.')
    expect(await records()).toEqual(await records(seeded))
    expect(await groupOf('cards', seeded).bring([{ ...good, name: 'yeni' }])).toBe(
      'Imported: 1 new, 0 changed, 0 as before.\n40 not in the file stay as before.',
    )
  })

  it('add, change and remove by the name, ignoring case and diacritics', async () => {
    await group.bring(cardSheet)
    const changed = [
      { ...good, name: 'GÜNEŞ-Aliyeva', position: '' },
      { ...good, name: 'Ирина-2' },
    ]
    const counts = '1 new, 1 changed, 0 as before, 39 removed.'
    expect(await group.bring(changed, '--dry-run', '--remove-others')).toBe(`Can be imported: ${counts}`)
    expect(await records()).toHaveLength(40)
    expect(await group.bring(changed, '--remove-others')).toBe(`Imported: ${counts}`)
    expect(await records()).toMatchObject([
      {
        name: 'GÜNEŞ-Aliyeva',
        key: 'gunes-aliyeva',
        fullname: 'Günəş Əliyeva',
        position: { AZ: '', EN: '', RU: '' },
      },
      { name: 'Ирина-2', position: { AZ: 'Manager', EN: 'Manager', RU: 'Manager' } },
    ])
  })

  it('report each bad row, and write nothing then', async () => {
    const bad: [SheetRow, string][] = [
      [{ name: '' }, 'name: the cell is empty. Fill it in.'],
      [{ name: '..' }, 'name: ".." can’t be used in an address. Use letters or digits.'],
      [
        { name: 'a/b' },
        'name: "a/b" isn’t the name of a card. Use letters, digits and dashes, like gunes-aliyeva.',
      ],
      [
        { name: 'a b' },
        'name: "a b" isn’t the name of a card. Use letters, digits and dashes, like gunes-aliyeva.',
      ],
      [{ name: 'GÜNEŞ-ALİYEVA' }, 'name: "GÜNEŞ-ALİYEVA" is also in line 2. Keep one.'],
      [{ name: 'x'.repeat(101) }, 'name: the text has 101 characters. Write at most 100.'],
      [{ fullname: '' }, 'fullname: the cell is empty. Fill it in.'],
      [{ email: 'a b@c.de' }, 'email: "a b@c.de" isn’t an email address. Write it like name@example.com.'],
      [{ position: 'x'.repeat(301) }, 'position: the text has 301 characters. Write at most 300.'],
    ]
    const file = [good, ...bad.map(([row], place) => ({ ...good, name: `card-${place}`, ...row }))]
    expect(await group.faults(file)).toEqual(bad.map(([, text], place) => `Line ${place + 3}, ${text}`))
    expect(await records()).toEqual([])
  })

  it('run two simultaneous imports one after the other', async () => {
    const other = `${group.file}.2`
    await writeFile(group.file, sheetOf([good, { ...good, name: 'a' }]))
    await writeFile(other, sheetOf([{ ...good, position: 'Lead' }]))
    const told = await together(services.database, cards, [
      () => group.run('import', group.file, '--remove-others'),
      () => group.run('import', other, '--remove-others'),
    ])
    expect([
      ['Imported: 0 new, 1 changed, 0 as before, 1 removed.', 'Imported: 2 new, 0 changed, 0 as before.'],
      ['Imported: 1 new, 0 changed, 0 as before.', 'Imported: 1 new, 1 changed, 0 as before.'],
    ]).toContainEqual(told.toSorted())
  })

  it('import ten thousand cards at once', async () => {
    const many = Array.from({ length: 10_000 }, (_, place) => ({ ...good, name: `card-${place}` }))
    expect(await group.bring(many)).toBe('Imported: 10000 new, 0 changed, 0 as before.')
    expect(await group.bring(many)).toBe('Imported: 0 new, 0 changed, 10000 as before.')
  })

  it('list all by full name, or those that contain a text', async () => {
    expect(await group.run('list')).toBe('There are no cards.')
    await group.bring(cardSheet)
    const lines = (await group.run('list')).split('\n')
    expect(lines).toHaveLength(41)
    expect(lines[1]).toMatch(/^artyom-lebedev +Artyom Lebedev /)
    expect(await group.run('list', 'Gunes')).toBe(
      [
        'card           name           e-mail                         position',
        'gunes-aliyeva  Günəş Əliyeva  gunes.aliyeva@caspora.example  Project manager',
      ].join('\n'),
    )
    expect(await group.run('list', 'nobody')).toBe('There is no such card.')
    await expect(group.run('list', '--all')).rejects.toThrow('Say: cards list [text]')
  })
})
