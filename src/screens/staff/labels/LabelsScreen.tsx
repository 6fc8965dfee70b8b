import { LabelsDesk, LabelsPage } from '@atrium/ui/labels'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { labelsHref, useLabelChoice } from './useLabelChoice.ts'
import { useLabelItems } from './useLabelItems.ts'

/** `/staff/labels`: QR codes of people, rooms and cards on sheets to be printed. */
export function LabelsScreen() {
  const { t } = useTranslation('labels')
  usePageTitle(t('title'))
  const { kind, isChosen, choose } = useLabelChoice()
  return (
    <LabelsPage kind={kind} hrefOf={labelsHref}>
      <Desk key={kind} kind={kind} isChosen={isChosen} choose={choose} />
    </LabelsPage>
  )
}

function Desk(choice: ReturnType<typeof useLabelChoice>) {
  const { kind } = choice
  const { t } = useTranslation('labels')
  const { items, failure } = useLabelItems(kind)
  return (
    <LabelsDesk
      {...choice}
      items={items}
      error={failure && <QueryError heading={t(`failed.${kind}`)} failure={failure} />}
    />
  )
}
