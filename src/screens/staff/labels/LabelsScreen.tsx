import { Message } from '@atrium/ui'
import { LabelsDesk, LabelsPage, LabelsSkeleton } from '@atrium/ui/labels'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { labelKinds } from './labelItems.ts'
import { labelsHref, useLabelChoice } from './useLabelChoice.ts'
import { useLabelItems } from './useLabelItems.ts'
import { useLabelsDesk } from './useLabelsDesk.ts'

/** `/staff/labels`: QR codes of people, rooms and cards on sheets to be printed. */
export function LabelsScreen() {
  const { t } = useTranslation('labels')
  usePageTitle(t('title'))
  const { kind, isChosen, choose } = useLabelChoice()
  return (
    <LabelsPage
      heading={t('title')}
      lead={t('lead')}
      kinds={{
        label: t('kind.label'),
        options: labelKinds.map((each) => ({
          label: t(`kind.${each}`),
          href: labelsHref(each),
          isCurrent: each === kind,
        })),
      }}
      link={{ label: t('rooms'), href: href('rooms') }}
    >
      <Desk key={kind} kind={kind} isChosen={isChosen} choose={choose} />
    </LabelsPage>
  )
}

function Desk(choice: ReturnType<typeof useLabelChoice>) {
  const { kind } = choice
  const { t } = useTranslation('labels')
  const { items, failure } = useLabelItems(kind)
  const desk = useLabelsDesk({ ...choice, items: items ?? [] })
  if (failure) return <QueryError heading={t(`failed.${kind}`)} failure={failure} />
  if (!items) return <LabelsSkeleton label={t(`loading.${kind}`)} />
  if (items.length === 0) return <Message heading={t(`empty.${kind}.title`)} text={t(`empty.${kind}.text`)} />
  return <LabelsDesk {...desk} />
}
