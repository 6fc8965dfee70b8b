import { Button } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAddNewsMutation } from '#api/newsDeskApi.ts'
import { href } from '#config/site.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'

/** Adds an empty draft and opens it. */
export function AddNews() {
  const { t } = useTranslation('newsDesk')
  const navigate = useNavigate()
  const [add] = useAddNewsMutation()
  const { busy, act, failure } = useMutationToast('newsDesk:failure')
  const open = async () => navigate(href('newsItem', { id: (await add().unwrap()).id }))
  return (
    <>
      <Button size="sm" isLoading={busy !== undefined} onClick={() => void act('add', open, undefined)}>
        {t('add')}
      </Button>
      {failure && <p role="alert">{failure.text}</p>}
    </>
  )
}
