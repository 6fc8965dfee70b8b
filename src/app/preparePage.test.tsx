import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { pages } from '@atrium/contract/core'
import { screen } from '@testing-library/react'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

mockNetwork()

const [leyla] = staffSamples.map(staffUserSample)
if (!leyla) throw new Error('The samples lack a person.')

const addresses = [...Object.values(pages), '/nowhere'].map((path) => path.replace(/:\w+/, '1'))

it.each(addresses)('%s has its code and its texts at the first render', async (address) => {
  const isAuthPage = /^\/staff\/(login|forgot|reset)/.test(address)
  await renderRoute(address, isAuthPage ? {} : { signedInAs: leyla })
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
  expect(await screen.findAllByRole('heading')).not.toHaveLength(0)
})
