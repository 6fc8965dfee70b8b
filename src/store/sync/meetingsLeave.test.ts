import { signedIn, signedOut } from '#slices/authSlice.ts'
import { meetingsOpened, selectMeetings } from '#slices/meetingsSlice.ts'
import { openTabs } from '#testing/openTabs.ts'
import { createIn, leyla, openTwoTabs, rauf, titlesIn } from '#testing/twoTabs.ts'

describe('meetings after a sign-out', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  describe('a sign-out in one tab leaves nothing of the person', () => {
    const nothingLeft = ({ one, other, texts, records }: Awaited<ReturnType<typeof openTwoTabs>>) => {
      for (const tab of [one, other]) expect(selectMeetings(tab.store.getState()).personId).toBeNull()
      expect([...texts.values(), JSON.stringify([...records])].join()).not.toContain('Meeting')
      expect(texts.has('staff_user')).toBe(false)
    }

    it.each(['staff_user', 'meetings'])('when the other tab receives "%s" last', async (held) => {
      const view = await openTwoTabs()
      createIn(view.one, 1)
      await view.settle()
      view.one.store.dispatch(signedOut())
      await view.write()
      view.other.deliver((key) => key === held)
      await view.write()
      view.one.deliver()
      await view.settle()
      nothingLeft(view)
    })

    it.each(['staff_user', 'meetings'])(
      'when the other tab still writes and receives "%s" last',
      async (held) => {
        const view = await openTwoTabs()
        createIn(view.one, 1)
        await view.settle()
        view.one.store.dispatch(signedOut())
        await view.write()
        createIn(view.other, 2)
        await view.write()
        view.one.deliver()
        view.other.deliver((key) => key === held)
        await view.write()
        view.one.deliver()
        await view.settle()
        nothingLeft(view)
      },
    )
  })

  it.each(['staff_user', 'meetings', 'nothing'])(
    'after another person’s sign-in both tabs have only that person’s meetings, also when "%s" arrives last',
    async (held) => {
      const { one, other, titlesStored, write, settle } = await openTwoTabs()
      createIn(one, 1, 'Leyla’s')
      await settle()
      one.store.dispatch(signedIn(rauf))
      one.store.dispatch(meetingsOpened(rauf.id))
      createIn(one, 2, 'Rauf’s')
      createIn(other, 3, 'Leyla’s last')
      await write()
      other.deliver((key) => key === held)
      await write()
      one.deliver()
      await settle()
      other.store.dispatch(meetingsOpened(rauf.id))
      await settle()
      for (const tab of [one, other]) {
        expect(selectMeetings(tab.store.getState()).personId).toBe(rauf.id)
        expect(titlesIn(tab)).toEqual(['Rauf’s'])
      }
      expect(titlesStored()).toEqual(['Rauf’s'])
    },
  )

  it('a signed-out tab has the meetings after the sign-in, although the tab that stored them is closed', async () => {
    const browser = openTabs()
    const waiting = await browser.open()
    const one = await browser.open()
    one.store.dispatch(signedIn(leyla))
    one.store.dispatch(meetingsOpened(leyla.id))
    createIn(one, 1)
    await browser.write()
    // The meetings were told first, before it was known here whose they are.
    waiting.deliver((key) => key === 'staff_user')
    await browser.write()
    waiting.deliver()
    await browser.write()
    waiting.store.dispatch(meetingsOpened(leyla.id))
    await browser.write()
    expect(titlesIn(waiting)).toEqual(['Meeting 1'])
    expect(browser.titlesStored()).toEqual(['Meeting 1'])
  })
})
