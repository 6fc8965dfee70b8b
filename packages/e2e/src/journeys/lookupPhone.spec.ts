import { badgeSamples } from '@atrium/contract/people/samples'
import { LookupPage } from '#pages/LookupPage.ts'
import { phone } from '#support/phone.ts'
import { badgePath, leyla } from '#support/samplePeople.ts'
import { expect, test } from '#support/test.ts'

test.use(phone)

test('a badge leads to its employee however the number is written', async ({ page, texts }) => {
  const lookup = new LookupPage(page, texts)
  const { idnumber } = leyla
  const number = idnumber.replace('DEV', '')
  for (const address of [idnumber, idnumber.toLowerCase(), number, `DEV-00${number}`]) {
    expect(await lookup.open(`/employee-qr/${address}`), address).toBe(200)
    await expect(lookup.heading('Leyla Əliyeva')).toBeVisible()
    await expect(lookup.fact(texts('lookup:employee.idNumber'))).toHaveText(idnumber)
    await expect(page).toHaveTitle(/^Leyla Əliyeva/)
  }
})

test('an employee is shown with all fields, with links to mail, phone and room', async ({ page, texts }) => {
  const lookup = new LookupPage(page, texts)
  await lookup.open(badgePath(leyla))
  await expect(lookup.main).toContainText(leyla.job.EN)
  await expect(lookup.link(leyla.email)).toHaveAttribute('href', `mailto:${leyla.email}`)
  await expect(lookup.link(leyla.number)).toHaveAttribute('href', `tel:${leyla.number.replaceAll(' ', '')}`)
  await expect(lookup.computers).toHaveCount(leyla.computerinfo.length)
  for (const [place, { name, type, serial }] of leyla.computerinfo.entries())
    for (const text of [name, type.EN, serial]) await expect(lookup.computers.nth(place)).toContainText(text)

  const [single, list] = leyla.otherinfo.EN
  await expect(lookup.fact(single?.name ?? '')).toHaveText(String(single?.description))
  const spoken = lookup.fact(list?.name ?? '')
  const [, ...hidden] = list?.description ?? []
  for (const entry of hidden) await expect(spoken.getByText(entry, { exact: true })).toBeHidden()
  await spoken.locator('summary').tap()
  for (const entry of list?.description ?? []) await expect(spoken.getByText(entry).first()).toBeVisible()

  await lookup.link(leyla.roomname).tap()
  await expect(lookup.heading(texts('lookup:room.title', { roomname: leyla.roomname }))).toBeVisible()
  await page.goBack()
  await expect(lookup.heading('Leyla Əliyeva')).toBeVisible()
})

test('an unknown number, and an invalid one, show a message in the reader’s language', {
  tag: '@long',
}, async ({ page, texts }) => {
  const lookup = new LookupPage(page, texts)
  expect(await lookup.open('/employee-qr/DEV999')).toBe(404)
  await expect(lookup.heading('User not found')).toBeVisible()
  await expect(lookup.alert).toContainText('DEV999')
  await expect(lookup.retry).toHaveCount(0)
  await lookup.language('Azərbaycanca').tap()
  await expect(lookup.heading('İstifadəçi tapılmadı')).toBeVisible()
  await lookup.language('Русский').tap()
  await expect(lookup.heading('Пользователь не найден')).toBeVisible()
  expect(await lookup.open('/employee-qr/kitchen')).toBe(404)
  await expect(lookup.heading('Пользователь не найден')).toBeVisible()
  await expect(lookup.alert).toContainText('kitchen')
})

test('the rooms show their counts and are found regardless of case and diacritics; a slash in a name works', async ({
  page,
  texts,
}) => {
  const lookup = new LookupPage(page, texts)
  await lookup.open('/rooms')
  await expect(lookup.rooms).toHaveCount(9)
  await lookup.search.fill('XEZER')
  await expect(lookup.rooms).toHaveText(['Xəzər'])
  await expect(lookup.main.getByRole('status')).toHaveText(texts('lookup:rooms.found_one', { count: '1' }))
  await lookup.search.fill('cellar')
  await expect(lookup.rooms).toHaveCount(0)
  await lookup.button('lookup:rooms.clear').tap()
  await expect(lookup.search).toBeFocused()
  await expect(lookup.rooms).toHaveCount(9)

  for (const roomname of ['Server 2/1', 'Dəstək mərkəzi', 'Şahdağ']) {
    const title = texts('lookup:room.title', { roomname })
    const inside = badgeSamples.filter((employee) => employee.roomname === roomname)
    const devices = inside.flatMap(({ computerinfo }) => computerinfo)
    const monitors = devices.filter(({ type }) => type.EN === 'Monitor').length
    await lookup.link(roomname).tap()
    await expect(lookup.heading(title)).toBeVisible()
    for (const figure of [
      `${inside.length} ${texts('lookup:room.employees_other')}`,
      `${devices.length - monitors} ${texts('lookup:room.computers_other')}`,
    ])
      await expect(lookup.main.getByRole('listitem').filter({ hasText: figure })).toHaveText(figure)
    await expect(lookup.people.getByRole('heading')).toHaveText(
      inside.map(({ name, surname }) => `${name} ${surname}`),
    )
    // As the code at the door opens it.
    expect(await lookup.open(`/rooms/${encodeURIComponent(roomname)}`)).toBe(200)
    await expect(lookup.heading(title)).toBeVisible()
    await page.goBack()
    await expect(lookup.rooms).toHaveCount(9)
  }
})

test('a room lists its employees and their computers, and no other data of them', async ({ page, texts }) => {
  const lookup = new LookupPage(page, texts)
  await lookup.open('/rooms/Server%202%2F1')
  const without = lookup.people.filter({ hasText: 'Ceyhun Manafov' })
  await expect(without).toContainText('no computer info')
  const guard = lookup.people.filter({ hasText: 'Tural Quliyev' })
  await expect(guard).toContainText('Lenovo ThinkPad T14')
  await expect(guard).toContainText('Laptop')
  await expect(lookup.main).not.toContainText('@')
  await expect(lookup.main).not.toContainText('+994')
  expect(await lookup.open('/rooms/Cellar')).toBe(404)
  await lookup.link(texts('lookup:room.allRooms')).tap()
  await expect(page).toHaveURL('/rooms')
})
