import { type BadgeField, badgeFields } from '@atrium/contract/people'
import { SkeletonRegion } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { PublicFields } from '@atrium/ui/lookup'
import { SettingSwitch } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { useListPublicFieldsQuery, useSetPublicFieldMutation } from '#api/peopleApi.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useInstantSave } from '#hooks/useInstantSave.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { FactsPart } from './site/FactsPart.tsx'

/** `/staff/desk/site`: the facts about the company, and what badges show to strangers. */
export function SiteScreen() {
  const { t } = useTranslation('site')
  usePageTitle(t('title'))
  const { permissions = [] } = usePermissions()
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      <FactsPart canPublish={permissions.includes('content.publish')} />
      {permissions.includes('site.manage') && <BadgePart />}
    </DeskPage>
  )
}

function BadgePart() {
  const { t } = useTranslation('site')
  const query = useListPublicFieldsQuery()
  const { data: open } = query
  const failure = useQueryError(!open, query)
  return (
    <>
      {failure && <QueryError heading={t('failed')} failure={failure} headingLevel={2} />}
      {!failure && !open && <SkeletonRegion label={t('loading')} count={8} />}
      {!failure && open && (
        <PublicFields open={open}>
          {badgeFields.map((field) => (
            <FieldSwitch key={field} field={field} open={open} />
          ))}
        </PublicFields>
      )}
    </>
  )
}

function FieldSwitch({ field, open }: { field: BadgeField; open: readonly BadgeField[] }) {
  const { t } = useTranslation('site')
  const [change] = useSetPublicFieldMutation()
  const { state, save } = useInstantSave('site')
  const isOn = open.includes(field)
  const isDisabled = field === 'serial' && !open.includes('computerinfo')
  const hints: Partial<Record<BadgeField, string | false>> = {
    roomname: t(isOn ? 'hints.roomOn' : 'hints.roomOff'),
    serial: isDisabled && t('hints.serial'),
  }
  const showsHiddenName = field === 'email' && isOn && !(open.includes('name') && open.includes('surname'))
  return (
    <SettingSwitch
      label={t(`fields.${field}`)}
      hint={hints[field] || undefined}
      warning={showsHiddenName ? t('hints.email') : undefined}
      isOn={isOn}
      isDisabled={isDisabled}
      onChange={(isPublic) => void save(() => change({ field, isPublic }))}
      {...state}
    />
  )
}
