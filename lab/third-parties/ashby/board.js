const board = location.pathname.split('/')[1];
fetch(`/api/non-user-graphql?op=ApiJobBoardWithTeams&board=${board}`, { method: 'POST' })
  .then((answer) => answer.json())
  .then(({ jobPostings }) => {
    document.getElementById('root').innerHTML = jobPostings
      .map(([title, line]) => `<a class="ashby-job-posting-brief" href="#"><h3>${title}</h3><p>${line}</p></a>`)
      .join('');
  })
  .catch(() => {});
