import type { LeaveType } from '@atrium/contract/leave'
import { Button, Message, OutcomeNote } from '@atrium/ui'
import { DeskActions, DeskSection } from '@atrium/ui/desk'
import { KindList } from '@atrium/ui/leave'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeLeaveTypeMutation, useListLeaveTypesQuery } from '#api/leaveApi.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { KindPart } from './KindPart.tsx'

/** The kinds of leave, retired ones too. */
export function KindsPart() {
  const { t } = useTranslation('balances')
  const { language } = useLanguage()
  const { act, outcome: archived, failure: archiveFailure } = useMutationToast<'archive'>('balances:failure')
  const query = useListLeaveTypesQuery(language)
  const failure = useQueryError(!query.data, query)
  const [change, { isLoading, originalArgs }] = useChangeLeaveTypeMutation()
  const [open, setOpen] = useState<LeaveType | 'new'>()
  const { outcome, showOutcome } = useOutcome()
  const close = (saved?: string) => {
    setOpen(undefined)
    showOutcome(saved)
  }

  const archive = ({ name: _name, ...type }: LeaveType) => {
    showOutcome(undefined)
    return act('archive', () => change({ ...type, isArchived: !type.isArchived }).unwrap(), t('saved'))
  }

  return (
    <DeskSection heading={t('kinds.heading')}>
      {archiveFailure && <Message variant="banner" tone="danger" {...archiveFailure} />}
      <KindList
        types={query.data}
        changing={isLoading ? originalArgs?.id : undefined}
        error={failure && <QueryError heading={t('kinds.failed')} failure={failure} headingLevel={3} />}
        onEdit={setOpen}
        onArchive={(type) => void archive(type)}
      />
      <DeskActions>
        <Button variant="outline" size="sm" onClick={() => setOpen('new')}>
          {t('kinds.add')}
        </Button>
        <OutcomeNote outcome={archived ?? outcome} />
      </DeskActions>
      {open && <KindPart type={open === 'new' ? undefined : open} onClose={close} />}
    </DeskSection>
  )
}
