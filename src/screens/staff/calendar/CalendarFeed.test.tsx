import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { onScheduleDay, openSchedule } from '#testing/schedule.ts'

const server = mockNetwork()
onScheduleDay()

const dialog = () => within(screen.getByRole('dialog', { name: 'Your meetings in another calendar' }))

async function openDialog() {
  const opened = await openSchedule()
  await opened.user.click(screen.getByRole('button', { name: 'Subscribe' }))
  return opened
}

it('makes a private address, which is shown once and copied', async () => {
  const { user, store } = await openDialog()
  expect(await dialog().findByText('You have no address yet.')).toBeInTheDocument()
  expect(dialog().getByText(/Anyone with the address can see this calendar/)).toBeInTheDocument()
  await user.click(dialog().getByRole('button', { name: 'Create an address' }))
  const address = await dialog().findByText(/^https:.*\.ics$/)
  expect(dialog().getByRole('link', { name: 'Open in a calendar program' })).toHaveAttribute(
    'href',
    String(address.textContent).replace('https:', 'webcal:'),
  )
  await user.click(dialog().getByRole('button', { name: 'Copy the address' }))
  expect(dialog().getByRole('status')).toHaveTextContent('The address is copied.')
  expect(JSON.stringify(store.getState())).not.toContain(address.textContent)
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(await dialog().findByText(/^You have had an address since /)).toBeInTheDocument()
  expect(dialog().queryByText(/\.ics$/)).not.toBeInTheDocument()
})

it('asks before the address is replaced', async () => {
  const { user } = await openDialog()
  await user.click(await dialog().findByRole('button', { name: 'Create an address' }))
  const first = (await dialog().findByText(/\.ics$/)).textContent
  await user.click(dialog().getByRole('button', { name: 'Create a new address' }))
  expect(dialog().getByText(/^The old address stops working at once/)).toBeInTheDocument()
  expect(dialog().getByRole('button', { name: 'Keep the old one' })).toHaveFocus()
  await user.click(dialog().getByRole('button', { name: 'Keep the old one' }))
  expect(dialog().getByText(/\.ics$/)).toHaveTextContent(String(first))
  await user.click(dialog().getByRole('button', { name: 'Create a new address' }))
  await user.click(dialog().getByRole('button', { name: 'Replace the address' }))
  expect(await dialog().findByText((text) => text.endsWith('.ics') && text !== first)).toBeInTheDocument()
})

it('stops the address after a question, without a new one', async () => {
  const { user } = await openDialog()
  await user.click(await dialog().findByRole('button', { name: 'Create an address' }))
  await dialog().findByText(/\.ics$/)
  await user.click(dialog().getByRole('button', { name: 'Stop the address' }))
  expect(dialog().getByText(/^The address stops working at once/)).toBeInTheDocument()
  await user.click(dialog().getByRole('button', { name: 'Stop it' }))
  const none = await dialog().findByText('You have no address yet.')
  expect(dialog().queryByText(/\.ics$/)).not.toBeInTheDocument()
  expect(dialog().queryByRole('button', { name: 'Stop the address' })).not.toBeInTheDocument()
  expect(none).toHaveFocus()
})

it('says that the address could not be made, and makes it on the next press', async () => {
  server.use(http.post('*/api/v1/calendar-feed/', () => HttpResponse.error(), { once: true }))
  const { user } = await openDialog()
  await user.click(await dialog().findByRole('button', { name: 'Create an address' }))
  expect(await dialog().findByRole('alert')).not.toBeEmptyDOMElement()
  await user.click(dialog().getByRole('button', { name: 'Create an address' }))
  expect(await dialog().findByText(/\.ics$/)).toBeInTheDocument()
})
