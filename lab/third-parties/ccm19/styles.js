// biome-ignore lint/correctness/noUnusedVariables: app.js, which follows, uses it
const styleText = `.ccm-root{font:15px/1.5 Arial,Helvetica,sans-serif;color:#1d2730}
.ccm-modal{display:none;position:fixed;inset:0;z-index:100000;background:#0008;align-items:center;justify-content:center}.ccm-modal.active{display:flex}
.ccm-modal-inner{background:#fff;border-radius:6px;max-width:640px;width:calc(100% - 32px);max-height:88vh;overflow:auto;padding:24px 28px;box-sizing:border-box}
.ccm-modal--title{font-size:20px;font-weight:700;margin:0 0 10px}.ccm-widget--buttons,.ccm-control-panel--buttons{display:flex;flex-direction:column;align-items:center;gap:10px;margin-top:18px}
.ccm-root .button{font:600 16px Arial,sans-serif;padding:13px 22px;border:1px solid #9aa5ae;border-radius:4px;background:#eef1f3;color:#1d2730;width:100%;cursor:pointer}
.ccm-root .button.ccm--button-primary{background:${config.accent};border-color:${config.accent};color:#fff}
.ccm-root .button.ccm--as-link{order:9;width:auto;padding:2px;border:0;background:none;color:#8a949c;font:400 12px Arial,sans-serif;text-decoration:underline}
.ccm-modal--footer{margin-top:14px;font-size:12px;display:flex;justify-content:space-between}.ccm-link-container{list-style:none;display:flex;gap:12px;margin:0;padding:0}
.ccm-cookie-group{border:1px solid #d8dee2;border-radius:4px;padding:10px 14px;margin:10px 0}.ccm-cookie-group p{margin:4px 0;font-size:13px}
.ccm-settings-summoner{position:fixed;left:18px;bottom:18px;z-index:9999}.ccm-settings-summoner--link{width:46px;height:46px;border-radius:50%;border:0;background:${config.accent};cursor:pointer;padding:10px}`;
