import { rm, writeFile } from 'node:fs/promises'
import { roomNames } from '@atrium/contract/people/samples'
import { withAbsolutePaths } from '#cli/commands.ts'
import { people, rooms } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { employeeSheet, groupOf, roomSheet } from '#testing/sheets.ts'
import { together } from '#testing/together.ts'

describeOnDatabase('the commands about rooms', (open) => {
  let services: TestServices
  let group: ReturnType<typeof groupOf>
  beforeAll(async () => {
    services = await testServices(await open('none'))
    group = groupOf('rooms', services)
  })
  beforeEach(async () => {
    await services.database.db.delete(people)
    await services.database.db.delete(rooms)
  })

  const names = async () => (await services.database.db.select().from(rooms)).map(({ name }) => name).sort()

  it('add rooms, rename the known ones, and do not change the others', async () => {
    const { bring } = group
    expect(await bring(roomSheet, '--dry-run')).toBe('Can be imported: 9 new, 0 changed, 0 as before.')
    expect(await names()).toEqual([])
    expect(await bring(roomSheet)).toBe('Imported: 9 new, 0 changed, 0 as before.')
    expect(await bring([{ name: 'XƏZƏR' }, { name: 'Göygöl' }, { name: 'Şəki' }])).toBe(
      'Imported: 1 new, 1 changed, 1 as before.\n7 not in the file stay as before.',
    )
    expect(await names()).toEqual([...roomNames.filter((name) => name !== 'Xəzər'), 'XƏZƏR', 'Şəki'].sort())
  })

  it('take the capacity of a room from its column, and keep it without one', async () => {
    const capacities = async () =>
      (await services.database.db.select().from(rooms)).map(({ capacity }) => capacity)
    await group.bring([{ name: 'Kəpəz', capacity: '6' }])
    await group.bring([{ name: 'KƏPƏZ' }])
    expect(await capacities()).toEqual([6])
    expect(await group.faults('name,capacity\nKəpəz,many\n')).toEqual([
      'Line 2, capacity: "many" isn’t a number from 1 to 999. Write one, or leave the cell empty.',
    ])
    await group.bring([{ name: 'Kəpəz', capacity: '' }])
    expect(await capacities()).toEqual([null])
  })

  it('remove the others with an option, and report the employees without a room', async () => {
    const { bring, run } = group
    await bring(roomSheet)
    await groupOf('employees', services).bring(employeeSheet)
    const rest = roomSheet.filter(({ name }) => name !== 'Qobustan' && name !== 'Şahdağ')
    expect(await bring(rest, '--dry-run', '--remove-others')).toBe(
      'Can be imported: 0 new, 0 changed, 7 as before, 2 removed.\n15 people would be left without a room.',
    )
    expect(await names()).toHaveLength(9)
    expect(await bring(rest, '--remove-others')).toBe(
      'Imported: 0 new, 0 changed, 7 as before, 2 removed.\n15 people are left without a room.',
    )
    const placed = await services.database.db.select().from(people)
    expect(placed).toHaveLength(40)
    expect(placed.filter(({ roomId }) => roomId === null)).toHaveLength(15)
    expect(await run('list')).toBe(
      [
        'room            employees  computers  monitors  capacity',
        'Dəstək mərkəzi  7          6          2',
        'Göygöl          7          7          2',
        'Xəzər           6          5          2',
        'İçərişəhər      0          0          0         14',
        'Kəpəz           0          0          0         6',
        'Muğan           0          0          0         3',
        'Server 2/1      5          7          1',
      ].join('\n'),
    )
  })

  it('report each bad row, and write nothing then', async () => {
    const { faults, bring } = group
    await bring([{ name: 'Xəzər' }])
    const content = `name\n\nŞahdağ\n.\n..\n"a\nb"\nSAHDAG\n---\n${'x'.repeat(101)}\n"a\0b"\nA,B\n`
    expect(await faults(content)).toEqual([
      'Line 4, name: "." can’t be used in an address. Use letters or digits.',
      'Line 5, name: ".." can’t be used in an address. Use letters or digits.',
      'Line 8, name: "SAHDAG" is also in line 3. Keep one.',
      'Line 9, name: "---" can’t be used in an address. Use letters or digits.',
      'Line 10, name: the text has 101 characters. Write at most 100.',
      'Line 11, name: there is a broken or invisible character (U+0000). Delete it, and type the text again.',
      'Line 12: the row has 2 cells under 1 heading. Put a cell that contains a separator in quotation marks.',
    ])
    expect(await names()).toEqual(['Xəzər'])
  })

  it('report fifty bad rows and count the others, without terminal escape codes', async () => {
    const lines = await group.faults(`name\n${'-\u009b31m\u202e\n'.repeat(53)}`)
    expect(lines).toHaveLength(51)
    expect(lines.at(-1)).toBe('… and 3 more.')
    expect(lines.join('')).not.toMatch(/[\u009b\u202e]/)
    const [heading = ''] = await group.faults('name;\u009b31m\n')
    expect(heading).toMatch(/^Line 1: column "\uFFFD31m" isn’t known\. The columns are name, capacity\.$/)
  })

  it.each([
    ['', 'The file is empty.'],
    ['\uFEFF\r\n;;\r\n', 'The file is empty.'],
    ['name;;\r\n;;\r\n', 'The file has no rows below its headings.'],
    ['Xəzər\nGöygöl\n', 'Line 1: column "xəzər" isn’t known. The columns are name, capacity.'],
    ['room\nXəzər\n', 'Line 1: column name is missing. Add it.'],
    ['name;name\na;b\n', 'Line 1: column "name" appears twice. Remove one.'],
    [';name\na;b\n', 'Line 1: heading 1 is empty. Fill it in, or remove the column.'],
    [
      'name\nXəzər\nDoor 5" wide\nŞəki\n',
      'Line 3: there is a quotation mark inside a cell. Write it twice, and put the whole cell in quotation marks; the rows below haven’t been checked yet.',
    ],
    [
      'name\nXəzər\n\n"Şəki\nGöygöl\n',
      'Line 4: a quotation mark is opened and never closed. Close it; the rows below haven’t been checked yet.',
    ],
  ])('reject %j', async (content, reason) => {
    expect(await group.faults(content)).toContain(reason)
  })

  it('accept a byte order mark, any separator, capital headings and empty columns at the end', async () => {
    const { bring } = group
    await bring('\uFEFFNAME;;\r\n  Xəzər ;;\r\n;;\r\n"Böyük\r\nzal; sağda";;\r\n')
    await bring('"name"\t\nŞəki\u00a0 2\t\n')
    // The same letters in decomposed form, as on a Mac.
    expect(await bring(`name\r${'Göygöl'.normalize('NFD')}\r=1+1\r`)).toMatch(/^Imported: 2 new/)
    expect(await names()).toEqual(['=1+1', 'Böyük zal; sağda', 'Göygöl', 'Xəzər', 'Şəki 2'])
  })

  it('read what Excel saves: Unicode Text, and older encodings that are named', async () => {
    const { bring, file } = group
    const told = 'Imported: 1 new'
    expect(await bring(Buffer.from('\uFEFFname\tcapacity\r\nGəncə\t8\r\n', 'utf16le'))).toContain(told)
    const big = Buffer.from('\uFEFFname\tcapacity\r\nQəbələ\t\r\n', 'utf16le').swap16()
    expect(await bring(big)).toContain(told)
    // "Işıqlı" and "Зал".
    const turkish = Buffer.from([...Buffer.from('name;\r\nI'), 0xfe, 0xfd, 0x71, 0x6c, 0xfd])
    expect(await bring(turkish, '--encoding=windows-1254')).toContain(told)
    const russian = Buffer.from([...Buffer.from('name;\r\n'), 0xc7, 0xe0, 0xeb])
    expect(await bring(russian, '--encoding=windows-1251')).toContain(told)
    expect(await names()).toEqual(expect.arrayContaining(['Gəncə', 'Qəbələ', 'Işıqlı', 'Зал']))
    await expect(bring(russian, '--encoding=latin1')).rejects.toThrow(
      'The encoding is windows-1254 or windows-1251, not latin1.',
    )
    const lossy = Buffer.from([...Buffer.from('name\r\nG?nc'), 0xfe])
    await expect(bring(lossy, '--encoding=windows-1254')).rejects.toThrow(
      `${file} has 1 letters that windows-1254 lacks, as in G?ncş.`,
    )
  })

  it('reject files of an encoding that is not named, and a missing file', async () => {
    const { bring, file, run } = group
    const message = `${file} is no text in UTF-8 or UTF-16: save it as “CSV UTF-8” or “Unicode Text”, or name what it is: --encoding=windows-1254 or --encoding=windows-1251.`
    await expect(bring(Buffer.from([0x6e, 0x0a, 0xfe, 0xe7]))).rejects.toThrow(message)
    await expect(bring(Buffer.from([0x50, 0x4b, 0x00, 0xff]))).rejects.toThrow(message)
    await rm(file)
    await expect(run('import', file)).rejects.toThrow(`${file} cannot be read (ENOENT).`)
  })

  it('run two simultaneous imports one after the other', async () => {
    const { file, run } = group
    await writeFile(file, 'name\nA\nB\n')
    await writeFile(`${file}.2`, 'name\nb\nC\n')
    const told = await together(services.database, rooms, [
      () => run('import', file, '--remove-others'),
      () => run('import', `${file}.2`, '--remove-others'),
    ])
    expect(told.toSorted()[0]).toBe('Imported: 1 new, 1 changed, 0 as before, 1 removed.')
    expect(await names()).toHaveLength(2)
  })

  it.each([
    [['list', 'A'], 'Say: rooms list'],
    [['import'], 'Say: rooms import <file.csv> [--dry-run] [--remove-others]'],
    [['import', '--dry-run'], 'Say: rooms import <file.csv> [--dry-run] [--remove-others]'],
    [['import', 'a.csv', 'b.csv'], 'Say: rooms import <file.csv> [--dry-run] [--remove-others]'],
    [['import', 'a.csv', '--dry'], 'Say: rooms import <file.csv> [--dry-run] [--remove-others]'],
  ])('print their usage: %p', async (words, sentence) => {
    await expect(group.run(...words)).rejects.toThrow(sentence)
  })

  it('report an empty list', async () => {
    expect(await group.run('list')).toBe('There are no rooms.')
  })
})

it('read a file relative to the working directory', () => {
  expect(withAbsolutePaths(['rooms', 'import', 'rooms.csv', '--dry-run'], '/home/me')).toEqual([
    'rooms',
    'import',
    '/home/me/rooms.csv',
    '--dry-run',
  ])
})
