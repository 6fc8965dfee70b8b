import { sql } from 'drizzle-orm'
import { describeOnEachDatabase } from '#testing/databases.ts'
import type { OpenDatabase } from './types.ts'

// The statements are those that a server of the version before sends: it writes `default` for each column without a value.
describeOnEachDatabase('the tables of the version before', (open) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open('samples')
  })

  const rows = async (statement: ReturnType<typeof sql>) =>
    ((await database.db.execute(statement)) as unknown as { rows: Record<string, unknown>[] }).rows

  const addUser = (email: string, firstName: string) =>
    rows(sql`insert into users ("id", "email", "first_name", "last_name", "phone", "position", "job_title", "role", "employee_id",
        "reads_suggestions", "language", "password_hash", "passkey_handle", "photo_file_id", "deactivated_at", "created_at")
      values (default, ${email}, ${firstName}, 'Quliyeva', default, '{"AZ":"","EN":"Tester","RU":""}', '{"AZ":"","EN":"","RU":""}',
        default, default, default, 'EN', default, default, default, default, default)
      returning "id", "employee_id", "role", "phone", "passkey_handle"`)

  it('add an account of a new person, and of a person with a record', async () => {
    const [added] = await addUser('sevda.new@caspora.example', 'Sevda')
    expect(added).toMatchObject({ employee_id: null, role: 'staff', phone: '' })
    const [person] =
      await rows(sql`select p.name, p.number from accounts a join people p on p.id = a.person_id
      where a.id = ${added?.id as number}`)
    expect(person).toEqual({ name: 'Sevda', number: null })
    await addUser('parviz.jabbarov@caspora.example', 'Other')
    const [joined] = await rows(
      sql`select first_name, employee_id from users where email = 'parviz.jabbarov@caspora.example'`,
    )
    expect(joined).toEqual({ first_name: 'Pərviz', employee_id: 6 })
  })

  it('change and lock an account and its person', async () => {
    await database.db.transaction(async (tx) => {
      const email = 'leyla.aliyeva@caspora.example'
      await tx.execute(sql`select * from users where email = ${email} for update`)
      await tx.execute(sql`update users set phone = '+994 50 1', role = 'editor' where email = ${email}`)
    })
    const [person] =
      await rows(sql`select p.phone, a.role, a.password_hash is null as "isReset" from accounts a
      join people p on p.id = a.person_id where p.number = 7`)
    expect(person).toEqual({ phone: '+994 50 1', role: 'editor', isReset: false })
  })

  it('add, change and find a record, and its account gets the new address', async () => {
    const [added] =
      await rows(sql`insert into employees ("id", "number", "name", "surname", "email", "phone", "room_id", "job", "unit",
        "manager_id", "deputy_id", "birthday", "is_birthday_shared", "started_on", "left_at", "computers", "other_info", "created_at")
      values (default, 901, 'Nigar', 'Quliyeva', default, default, default, '{"AZ":"","EN":"","RU":""}', default, default, default,
        default, default, default, default, default, '{"AZ":[],"EN":[],"RU":[]}', default) returning "id", "number"`)
    expect(added).toMatchObject({ number: 901 })
    await rows(sql`insert into employees (number, name, surname, job, other_info) values (901, 'Nigar', 'Əliyeva', '{}', '{}')
      on conflict (number) do update set surname = excluded.surname`)
    await rows(sql`update employees set email = 'leyla.new@caspora.example' where number = 7`)
    expect(await rows(sql`select email from users where employee_id = 7`)).toEqual([
      { email: 'leyla.new@caspora.example' },
    ])
    await database.db.transaction((tx) =>
      tx.execute(sql`lock table employees, cards in share row exclusive mode`),
    )
  })

  it('add, show and remove a card', async () => {
    await rows(sql`insert into cards ("id", "name", "key", "employee_id", "fullname", "email", "position", "created_at")
      values (default, 'new', 'new', 7, 'Leyla', default, '{}', default)`)
    expect(await rows(sql`select fullname from cards where key = 'new'`)).toEqual([
      { fullname: 'Leyla Əliyeva' },
    ])
    await rows(sql`delete from cards where key = 'new'`)
    expect(await rows(sql`select 1 from personal_cards where key = 'new'`)).toEqual([])
  })

  it('list the portraits with their positions', async () => {
    await rows(sql`update people set portrait_order = 1 where email = 'rauf.aliyev@caspora.example'`)
    const [first] = await rows(sql`select m.fullname, m.email, t.position from team_members m
      left join team_member_texts t on t.member_id = m.id and t.language = 'EN' order by m."order", m.id limit 1`)
    expect(first).toEqual({
      fullname: 'Rauf Əliyev',
      email: 'rauf.aliyev@caspora.example',
      position: 'Chief executive',
    })
  })

  it('request leave for an account', async () => {
    await rows(sql`insert into off_day_requests (user_id, days, message) values (1, '["2026-12-01"]', 'Old')`)
    expect(await rows(sql`select user_id, person_id from off_day_requests where message = 'Old'`)).toEqual([
      { user_id: 1, person_id: 7 },
    ])
  })
})
