import type { Profile } from '@atrium/contract/accounts'
import { PersonalInformation } from '@atrium/ui/profile'
import { href } from '#config/site.ts'
import { OwnRecordPart } from './OwnRecordPart.tsx'
import { useNextLeave } from './useNextLeave.ts'
import { useOwnPhone } from './useOwnPhone.ts'

/** The facts of the signed-in person, with the forms that change the phone number and ask HR for the rest. */
export function PersonalPart({ profile }: { profile: Profile }) {
  const phone = useOwnPhone(profile.phone)
  const next = useNextLeave()
  const { badge } = profile
  return (
    <PersonalInformation
      profile={profile}
      phone={phone}
      leave={{ next, href: href('requests') }}
      badgeHref={badge ? href('employee', { idnumber: badge }) : undefined}
    >
      <OwnRecordPart profile={profile} />
    </PersonalInformation>
  )
}
