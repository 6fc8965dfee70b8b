import { writeFile } from 'node:fs/promises'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import { computersOf } from '#db/computers.ts'
import { people, rooms } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import {
  employeeSheet,
  personRow as good,
  groupOf,
  roomSheet,
  type SheetRow,
  sheetOf,
} from '#testing/sheets.ts'
import { together } from '#testing/together.ts'

const everywhere = <Value>(value: Value) => ({ AZ: value, EN: value, RU: value })

describeOnDatabase('the commands about employees', (open) => {
  let services: TestServices
  let group: ReturnType<typeof groupOf>
  beforeAll(async () => {
    services = await testServices(await open('none'))
    group = groupOf('employees', services)
  })
  beforeEach(async () => {
    await services.database.db.delete(people)
    await services.database.db.delete(rooms)
    await groupOf('rooms', services).bring(roomSheet)
  })

  const rows = (from = services) =>
    from.database.db
      .select({
        person: { ...getTableColumns(people), computers: computersOf(people.id) },
        room: rooms.name,
      })
      .from(people)
      .leftJoin(rooms, eq(rooms.id, people.roomId))
      .orderBy(asc(people.number))
  const records = async (from = services) =>
    (await rows(from)).map(({ person, room }) => {
      const { number, name, surname, email, phone, job, computers, otherInfo } = person
      return { number, name, surname, email, phone, job, computers, otherInfo, room }
    })
  const one = async (row: SheetRow) => {
    await group.bring([{ ...good, ...row }])
    return (await records())[0]
  }

  it('create from a file of the samples the same database as the samples', async () => {
    const seeded = await testServices(await open('samples'))
    const told = 'Imported: 40 new, 0 changed, 0 as before.'
    expect(await group.bring(employeeSheet)).toBe(told)
    expect(await records()).toEqual(await records(seeded))
    expect(await records()).toHaveLength(40)
    expect(await groupOf('employees', seeded).bring(sheetOf(employeeSheet, ','))).toBe(
      'Imported: 0 new, 0 changed, 40 as before.',
    )
    // The samples had other ids in the database.
    expect(await groupOf('employees', seeded).bring([{ ...good, idnumber: '41' }])).toBe(
      'Imported: 1 new, 0 changed, 0 as before.\n40 not in the file stay as before.',
    )
  })

  it('add, change and remove by the ID number in any form, and keep the record of a known number', async () => {
    await group.bring(employeeSheet)
    const before = await rows()
    const [first, second, ...others] = employeeSheet as [SheetRow, SheetRow, ...SheetRow[]]
    const changed = [
      { ...first, idnumber: 'dev-001', roomname: 'QOBUSTAN' },
      ...others,
      { ...first, idnumber: '50' },
    ]
    const counts = '1 new, 1 changed, 38 as before, 1 removed.'
    expect(await group.bring(changed, '--dry-run', '--remove-others')).toBe(`Can be imported: ${counts}`)
    expect(await rows()).toEqual(before)
    expect(await group.bring(changed, '--remove-others')).toBe(`Imported: ${counts}`)
    const after = await rows()
    expect(after[0]).toEqual({ ...before[0], person: after[0]?.person, room: 'Qobustan' })
    expect(after[0]?.person.id).toBe(before[0]?.person.id)
    expect(after.map(({ person }) => person.number)).not.toContain(2)
    expect(after.at(-1)?.person.number).toBe(50)
    expect(await group.bring([second])).toBe(
      'Imported: 1 new, 0 changed, 0 as before.\n40 not in the file stay as before.',
    )
  })

  it('accept an employee with few fields, and store a formula as text', async () => {
    const bare = { email: '', number: '', roomname: '', job: '', name: '=cmd|A1' }
    expect(await one(bare)).toEqual({
      number: 7,
      name: '=cmd|A1',
      surname: 'Əliyeva',
      email: '',
      phone: '',
      room: null,
      job: everywhere(''),
      computers: [],
      otherInfo: everywhere([]),
    })
    expect(await group.run('list')).toBe(
      'id    name             room  phone  e-mail  computers  job\nDEV7  =cmd|A1 Əliyeva                       0',
    )
  })

  it('report each bad cell in the order of the file, including unknown rooms, and write nothing', async () => {
    await group.bring([good])
    const file = [
      good,
      { ...good, idnumber: 'dev07', roomname: 'Xəzər 2', name: ' ' },
      { ...good, idnumber: '8', roomname: 'Xəzər 2' },
      { ...good, idnumber: 'dev-7' },
      { ...good, idnumber: '9', email: 'leyla' },
    ]
    const lines = [
      'Line 3, name: the cell is empty. Fill it in.',
      'Line 3, idnumber: "DEV7" is also in line 2. Keep one.',
      'Line 3, roomname: there is no room "Xəzər 2". Add the room at /staff/desk/rooms first, or import it.',
      'Line 4, roomname: there is no room "Xəzər 2". Add the room at /staff/desk/rooms first, or import it.',
      'Line 5, idnumber: "DEV7" is also in line 2. Keep one.',
      'Line 6, email: "leyla" isn’t an email address. Write it like name@example.com.',
    ]
    expect(await group.faults(file)).toEqual(lines)
    await expect(group.bring(file, '--dry-run')).rejects.toThrow(lines.join('\n'))
    expect(await records()).toHaveLength(1)
  })

  it('import ten thousand people at once', async () => {
    const many = Array.from({ length: 10_000 }, (_, place) => ({ ...good, idnumber: String(place + 1) }))
    expect(await group.bring(many)).toBe('Imported: 10000 new, 0 changed, 0 as before.')
    const list = (await group.run('list')).split('\n')
    expect(list).toHaveLength(502)
    expect(list.at(-1)).toBe('… and 9500 more.')
  })

  it('run two simultaneous imports one after the other', async () => {
    await writeFile(group.file, sheetOf(employeeSheet.map((row) => ({ ...row, name: 'Günəş' }))))
    const other = `${group.file}.2`
    await writeFile(other, sheetOf(employeeSheet.map((row) => ({ ...row, name: 'Aysel' }))))
    const told = await together(services.database, people, [
      () => group.run('import', group.file),
      () => group.run('import', other),
    ])
    expect(told.toSorted()).toEqual([
      'Imported: 0 new, 40 changed, 0 as before.',
      'Imported: 40 new, 0 changed, 0 as before.',
    ])
    expect(new Set((await records()).map(({ name }) => name)).size).toBe(1)
  })

  it('accept a row without its empty cells at the end, as Excel writes it', async () => {
    await group.bring(`${sheetOf([good])}8;Günəş;Əliyeva\r\n9;Orxan;Bağırov;;;XƏZƏR;;;;;\r\n`)
    expect((await records()).map(({ number, room }) => [number, room])).toEqual([
      [7, 'Göygöl'],
      [8, null],
      [9, 'Xəzər'],
    ])
  })

  it('list everybody, or those that contain a text', async () => {
    expect(await group.run('list')).toBe('There are no employees.')
    await group.bring(employeeSheet)
    expect((await group.run('list')).split('\n')).toHaveLength(41)
    expect(await group.run('list', 'goygol', 'eliyeva')).toBe('There is no such employee.')
    expect(await group.run('list', 'Leyla', 'əliyeva')).toBe(
      [
        'id    name           room    phone              e-mail                         computers  job',
        'DEV7  Leyla Əliyeva  Göygöl  +994 50 000 00 01  leyla.aliyeva@caspora.example  2          Project manager',
      ].join('\n'),
    )
    await expect(group.run('list', '--all')).rejects.toThrow('Say: employees list [text]')
  })
})
