import type { CandidateData } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Hiring.styles.ts'

interface EraseDialogProps {
  /** The full name of the candidate. */
  name: string
  /** What is stored. */
  data: CandidateData
  isErasing: boolean
  failure?: MessageTexts | undefined
  onErase: () => void
  onCancel: () => void
}

const counts = ['files', 'mails', 'notes', 'ratings', 'interviews'] as const

/** Asks before everything about a candidate is deleted, with what this is; the focus begins on the safe answer. */
export function EraseDialog({ name, data, isErasing, failure, onErase, onCancel }: EraseDialogProps) {
  const { t } = useTranslation('candidate')
  const rest = [data.interviews > 0 && t('data.meetings'), data.isHired && t('data.hired')].filter(Boolean)
  return (
    <Dialog onClose={onCancel}>
      <Stack gap="5" padding={{ base: '6', md: '8' }}>
        <div>
          <DialogTitle>{t('data.title', { name })}</DialogTitle>
          <DialogText>{t('data.text')}</DialogText>
        </div>
        <chakra.dl css={styles.counts}>
          <dt>{t('data.applications')}</dt>
          <dd>{data.references.join(', ')}</dd>
          {counts.map((one) => [
            <dt key={one}>{t(`data.${one}`)}</dt>,
            <dd key={`${one} count`}>{data[one]}</dd>,
          ])}
        </chakra.dl>
        {rest.length > 0 && (
          <Text size="small" tone="muted">
            {rest.join(' ')}
          </Text>
        )}
        {failure && <Message variant="banner" tone="danger" {...failure} />}
        <Stack gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))">
          <Button variant="danger" isLoading={isErasing} onClick={onErase}>
            {t('data.confirm')}
          </Button>
          <Button variant="outline" onClick={onCancel} data-autofocus>
            {t('data.cancel')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  )
}
