import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#primitives/Avatar.tsx'
import { Spinner } from '#primitives/Spinner.tsx'
import { styles } from './ProfileHead.styles.ts'

interface ProfilePictureProps {
  fullname: string
  photo: string | null
  /** A file is dragged over the card. */
  isDropTarget: boolean
  /** The photo is being changed. */
  isBusy: boolean
}

/** A person's photo, square. */
export function ProfilePicture({ fullname, photo, isDropTarget, isBusy }: ProfilePictureProps) {
  const { t } = useTranslation('profile')
  return (
    <chakra.div css={styles.picture}>
      <Avatar fullname={fullname} photo={photo} size="full" alt={t('photo.alt', { name: fullname })} />
      {(isBusy || isDropTarget) && (
        <chakra.div data-tone="dark" css={styles.veil}>
          {isBusy ? (
            <chakra.span fontSize="1.75rem" lineHeight="0">
              <Spinner />
            </chakra.span>
          ) : (
            t('photo.dropNow')
          )}
        </chakra.div>
      )}
    </chakra.div>
  )
}
