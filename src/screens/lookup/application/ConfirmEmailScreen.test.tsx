import { confirmEmail } from '@atrium/contract/careers'
import { fillPath } from '@atrium/contract/core'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

it('confirms the address by its button, and does nothing before', async () => {
  const called: string[] = []
  server.use(
    http.post(`*${fillPath(confirmEmail.path, { token: 'known' })}`, ({ request }) => {
      called.push(request.url)
      return new HttpResponse(undefined, { status: 204 })
    }),
  )
  const { user } = await renderRoute('/application/known/email')
  await screen.findByRole('heading', { level: 1, name: 'Confirm your email address' })
  expect(called).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible()
  expect(called).toHaveLength(1)
  expect(screen.getByRole('main')).toHaveFocus()
})

it('says that an unknown link does not work', async () => {
  const { user } = await renderRoute('/application/unknown/email')
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work')
})
