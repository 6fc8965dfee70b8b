import type { SiteFacts } from '@atrium/contract/site'

/** The facts about another company than that of the samples. */
export const dentist: SiteFacts = {
  name: 'Gəncə Dent',
  tagline: { AZ: 'Gəncədə diş klinikası', EN: 'Dental clinic in Ganja', RU: 'Стоматология в Гяндже' },
  website: 'gence-dent.example',
  phone: '+994 22 123 45 67',
  email: 'salam@gence-dent.example',
  careersEmail: 'is@gence-dent.example',
  peopleEmail: 'kadrlar@gence-dent.example',
  address: {
    AZ: 'Cavad xan küçəsi 5, Gəncə',
    EN: 'Javad Khan street 5, Ganja',
    RU: 'улица Джавад-хана, 5, Гянджа',
  },
  city: { AZ: 'Gəncə', EN: 'Ganja', RU: 'Гянджа' },
  location: { latitude: 40.6828, longitude: 46.3606 },
  social: { LinkedIn: '', Instagram: 'https://www.instagram.com/gence.dent', Facebook: '' },
  appStore: '',
  partnerProfile: '',
  colours: { accent: '#ff6600', dark: '#1565c0' },
  logo: { hash: '', width: 0, height: 0, isLight: false },
}

/** The notification of the database arrives after the answer. */
export async function expectSoon(assert: () => void): Promise<void> {
  for (let waited = 0; ; waited += 10) {
    try {
      return assert()
    } catch (error) {
      if (waited > 5000) throw error
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}
