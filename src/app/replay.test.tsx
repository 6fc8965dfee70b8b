import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument'
import type { Action } from '@reduxjs/toolkit'
import { act, screen } from '@testing-library/react'
import { languageChosen } from '#slices/languageSlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

mockNetwork()

it('shows the language of the moment that is jumped to in the DevTools', async () => {
  const { store } = await renderRoute('/sendCv', { enhancers: [instrument()] })
  const { liftedStore } = store as unknown as { liftedStore: LiftedStore<unknown, Action<string>, unknown> }
  expect(await screen.findByRole('heading', { level: 1, name: 'Send your CV' })).toBeInTheDocument()
  const inEnglish = liftedStore.getState().currentStateIndex

  act(() => void store.dispatch(languageChosen('RU')))
  expect(await screen.findByRole('heading', { level: 1, name: 'Отправить резюме' })).toBeInTheDocument()

  act(() => void liftedStore.dispatch(ActionCreators.jumpToState(inEnglish)))
  expect(await screen.findByRole('heading', { level: 1, name: 'Send your CV' })).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('en')
})
