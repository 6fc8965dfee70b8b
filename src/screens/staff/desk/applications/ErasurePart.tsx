import type { Application } from '@atrium/contract/hiring'
import { applicantName, EraseDialog } from '@atrium/ui/hiring'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useEraseCandidateMutation, useGetCandidateDataQuery } from '#api/candidatesApi.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useToasts } from '#hooks/useToasts.ts'

interface ErasurePartProps {
  application: Application
  onErased: () => void
  onClose: () => void
}

/** The question before everything about a candidate is deleted; it opens with what is stored. */
export function ErasurePart({ application, onErased, onClose }: ErasurePartProps) {
  const { t } = useTranslation('candidate')
  const showToast = useToasts()
  const { data, isError } = useGetCandidateDataQuery(application.id)
  const { busy, act, failure } = useMutationToast<'erase'>('applications:failure')
  const [erase] = useEraseCandidateMutation()
  const onUncounted = useEffectEvent(() => {
    showToast({ kind: 'error', text: t('data.failed'), isAnnounced: true })
    onClose()
  })
  useEffect(() => {
    if (isError) onUncounted()
  }, [isError])
  if (!data) return null
  const eraseAll = async () => {
    await erase({ id: application.id, references: data.references }).unwrap()
    onErased()
  }
  return (
    <EraseDialog
      name={applicantName(application)}
      data={data}
      isErasing={busy === 'erase'}
      failure={failure}
      onErase={() => void act('erase', eraseAll, undefined)}
      onCancel={onClose}
    />
  )
}
