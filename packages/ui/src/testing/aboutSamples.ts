/** Partners, team and the last link of the about page for stories and tests. */
export const aboutSamples = {
  partners: {
    partners: [
      { name: 'Nargin Marine', mark: 'M3 20h18M7 13h10M12 5h0' },
      { name: 'Gilavar Wind', mark: 'M3 6h10M8 12h13M3 18h12M20 6h0' },
      { name: 'Bozdağ Cement', mark: 'M3 19 9.5 6 16 19M17 10.5 21 19' },
    ],
  },
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
