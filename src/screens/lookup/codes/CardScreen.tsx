import { LookupPage, loadCodeDrawing } from '@atrium/ui/lookup'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { SignInNote } from '#features/account/SignInNote.tsx'
import { useLookupFrame } from '#features/lookup/useLookupFrame.ts'
import { useOfflineCache } from '#features/offline/useOfflineCache.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { CardError } from './CardError.tsx'
import { OwnCard } from './OwnCard.tsx'
import { type CardState, useCard } from './useCard.ts'

/** What the page says, and what stands around it. */
const texts = ['common', 'card']

/** `/codes/{name}` (spec 2): the personal card that a code on paper leads to. */
export function CardScreen() {
  const { name = '' } = useParams()
  return (
    <LookupPage {...useLookupFrame()}>
      <SignInNote />
      {/* Nothing of one person stays when the address names another. */}
      <Found key={name} name={name} />
    </LookupPage>
  )
}

function Found({ name }: { name: string }) {
  const state = useCard(name)
  usePageTitle(useTitle(state))
  // Its codes are shown where there is no network.
  useOfflineCache(state.kind === 'ready', { loadRest: loadCodeDrawing, texts })
  return state.kind === 'ready' ? <OwnCard card={state.card} /> : <CardError state={state} />
}

function useTitle(state: CardState): string {
  const { t } = useTranslation('card')
  const titles = { unknown: t('unknown.title'), failed: t('failure.title'), loading: t('title') }
  return state.kind === 'ready' ? state.card.fullname : titles[state.kind]
}
