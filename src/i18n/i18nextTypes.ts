import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    enableSelector: false
    resources: {
      about: typeof import('#locales/en/about.json')
      applications: typeof import('#locales/en/applications.json')
      audit: typeof import('#locales/en/audit.json')
      balances: typeof import('#locales/en/balances.json')
      calendar: typeof import('#locales/en/calendar.json')
      candidate: typeof import('#locales/en/candidate.json')
      card: typeof import('#locales/en/card.json')
      careers: typeof import('#locales/en/careers.json')
      changes: typeof import('#locales/en/changes.json')
      common: typeof import('#locales/en/common.json')
      contact: typeof import('#locales/en/contact.json')
      cvViewer: typeof import('#locales/en/cvViewer.json')
      days: typeof import('#locales/en/days.json')
      desk: typeof import('#locales/en/desk.json')
      directory: typeof import('#locales/en/directory.json')
      hiringSettings: typeof import('#locales/en/hiringSettings.json')
      home: typeof import('#locales/en/home.json')
      inbox: typeof import('#locales/en/inbox.json')
      invitation: typeof import('#locales/en/invitation.json')
      labels: typeof import('#locales/en/labels.json')
      leave: typeof import('#locales/en/leave.json')
      login: typeof import('#locales/en/login.json')
      lookup: typeof import('#locales/en/lookup.json')
      meeting: typeof import('#locales/en/meeting.json')
      news: typeof import('#locales/en/news.json')
      newsletter: typeof import('#locales/en/newsletter.json')
      palette: typeof import('#locales/en/palette.json')
      people: typeof import('#locales/en/people.json')
      peopleImport: typeof import('#locales/en/peopleImport.json')
      privacy: typeof import('#locales/en/privacy.json')
      profile: typeof import('#locales/en/profile.json')
      report: typeof import('#locales/en/report.json')
      requests: typeof import('#locales/en/requests.json')
      roomsDesk: typeof import('#locales/en/roomsDesk.json')
      schedule: typeof import('#locales/en/schedule.json')
      services: typeof import('#locales/en/services.json')
      settings: typeof import('#locales/en/settings.json')
      site: typeof import('#locales/en/site.json')
      staff: typeof import('#locales/en/staff.json')
      suggestions: typeof import('#locales/en/suggestions.json')
      table: typeof import('#locales/en/table.json')
      team: typeof import('#locales/en/team.json')
      today: typeof import('#locales/en/today.json')
      validation: typeof import('#locales/en/validation.json')
    }
  }
}
