import { inEachLanguage } from '@atrium/contract/core'
import { Button, Message } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { Tabs } from '@atrium/ui/letters'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useCreateLetterMutation } from '#api/lettersApi.ts'
import { href } from '#config/site.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { LettersPart } from './letters/LettersPart.tsx'
import { addressedLetters } from './letters/lettersView.ts'
import { SubscribersPart } from './letters/SubscribersPart.tsx'

/** `/staff/desk/letters`: the letters, and with `?view=subscribers` who receives them. */
export function LettersScreen() {
  const { t } = useTranslation('letters')
  usePageTitle(t('title'))
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [create] = useCreateLetterMutation()
  const { busy, act, failure } = useMutationToast<'create'>('letters:failure')
  const begin = async () => {
    const texts = inEachLanguage(() => ({ subject: '', text: '' }))
    const { id } = await create({ texts, isListed: true }).unwrap()
    void navigate(href('letter', { id }))
  }
  return (
    <DeskPage
      heading={t('title')}
      lead={t('lead')}
      action={
        <Button size="sm" isLoading={busy === 'create'} onClick={() => void act('create', begin, undefined)}>
          {t('add')}
        </Button>
      }
    >
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      <div>
        <Tabs
          label={t('view.label')}
          selected={addressedLetters(params)}
          // The state of one table means nothing to the other.
          onSelect={(view) => setParams(view === 'letters' ? {} : { view }, { preventScrollReset: true })}
          items={[
            { value: 'letters', label: t('view.letters'), panel: <LettersPart /> },
            { value: 'subscribers', label: t('view.subscribers'), panel: <SubscribersPart /> },
          ]}
        />
      </div>
    </DeskPage>
  )
}
