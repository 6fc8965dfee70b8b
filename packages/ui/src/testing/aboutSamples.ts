/** Team and the last link of the about page for stories and tests. */
export const aboutSamples = {
  team: {
    members: [
      { fullname: 'Günəş Əliyeva', position: 'Project manager', email: 'gunesh@caspora.example' },
      { fullname: 'Илья Щукин', position: 'Analyst', email: 'ilya@caspora.example' },
      { fullname: 'Fərid Şahin oğlu Quliyev', position: 'Network engineer', email: 'farid@caspora.example' },
      { fullname: 'İradə Çələbi', position: 'Designer', email: 'irada@caspora.example' },
      { fullname: 'Rəşad', position: 'Intern', email: 'rashad@caspora.example' },
    ],
    stepPx: 300,
  },
  link: { going: false, partnerProfile: 'https://clutch.co/profile/caspora-example' },
}
