// Universal script: takes the commands of `ml()` and makes the embedded forms of the account usable.
const waiting = window.ml?.q ?? [];
let account = null;

function embed() {
  for (const place of document.querySelectorAll('.ml-embedded[data-form]')) {
    fetch(`https://assets.mailerlite.com/jsonp/${account}/forms/${place.dataset.form}?account=${account}`)
      .then((answer) => answer.json())
      .then(({ html }) => {
        place.innerHTML = html;
        const styles = document.createElement('link');
        styles.rel = 'stylesheet';
        styles.href = 'https://assets.mlcdn.com/fonts.css?version=1763021';
        document.head.append(styles);
      })
      .catch(() => {});
  }
}

function run([command, value]) {
  if (command !== 'account') return;
  account = value;
  whenParsed(embed);
}
window.ml = (...command) => run(command);
for (const command of waiting) run([...command]);
