import { editingSeconds } from '@atrium/contract/content'
import { Message } from '@atrium/ui'
import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { useMarkEditingQuery } from '#api/contentApi.ts'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'
import { useLiveList } from '#hooks/useLiveList.ts'

/** While the page is shown, the person counts as editing the subject; names the others who edit it. */
export function EditorsNotice({ subject }: { subject: string }) {
  const { t } = useTranslation('staff')
  const { refetchOnFocus } = useLiveList()
  const isHydrated = useIsHydrated()
  const { data: names = [] } = useMarkEditingQuery(isHydrated && refetchOnFocus ? subject : skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus,
    pollingInterval: (editingSeconds * 1000) / 3,
    skipPollingIfUnfocused: true,
  })
  return names.length > 0 ? (
    <Message
      variant="banner"
      tone="info"
      heading={t('draft.editors', { count: names.length, names: names.join(', ') })}
      text={t('draft.editorsText')}
    />
  ) : null
}
